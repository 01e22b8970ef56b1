"""Chromium for the checks of pages: one process for all of them."""
import functools
import http.server
import json
import threading

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-device-scale-factor=1', '--hide-scrollbars',
    '--font-render-hinting=none', '--disable-lcd-text', '--disable-dev-shm-usage']
# As Jenkins serves the reports that it archives.
JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';"


class Browser:
    def __init__(self, driver, binary=None):
        options = Options()
        for flag in FLAGS:
            options.add_argument(flag)
        if binary:
            options.binary_location = binary
        options.set_capability('goog:loggingPrefs', {'browser': 'ALL', 'performance': 'ALL'})
        # Selenium's own manager would go to the network for a driver.
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.driver.set_script_timeout(30)
        # The address of what is open, without a fragment.
        self.page = None
        self.version = self.driver.capabilities['browserVersion']
        self.size(1280, 800)

    def quit(self):
        self.driver.quit()

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def size(self, width, height):
        self.command('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        self.command('Emulation.setEmulatedMedia',
            features=[{'name': name.replace('_', '-'), 'value': value} for name, value in features.items()])

    def scripts(self, are_on):
        self.command('Emulation.setScriptExecutionDisabled', value=not are_on)

    def open(self, url):
        """Opens a page from the start; from here on, `messages` and `requests` are about it."""
        # Another fragment of the same page would not load it again.
        page = url.split('#')[0]
        if page == self.page:
            self.driver.get('about:blank')
        self.page = page
        self.messages()
        self.driver.get_log('performance')
        self.driver.get(url)

    def settle(self):
        """Waits until what changed is painted, and its transitions are over."""
        self.run('''return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
            Promise.allSettled(document.getAnimations().map((it) => it.finished)).then(() => done()))));''')

    def messages(self):
        return [entry['message'] for entry in self.driver.get_log('browser')]

    def requests(self):
        """The addresses of all requests since the page was opened."""
        events = [json.loads(entry['message'])['message'] for entry in self.driver.get_log('performance')]
        return [event['params']['request']['url'] for event in events if event['method'] == 'Network.requestWillBeSent']

    def text(self):
        """The text that is on the page, also if scripts are off."""
        return self.command('Runtime.evaluate', expression='document.body.innerText')['result']['value']

    def status(self):
        """What the page says about what it shows."""
        return self.run('return document.querySelector("[role=status]").textContent')

    def tree(self, box='#ribs'):
        """The level and the name of each row of a tree, and whether its children are elsewhere."""
        return [[level, name, '(above)' in text] for level, text, name in self.rows(box)]

    def rows(self, box='#ribs'):
        """The level, the text and the name of each row of a tree in order, found by scrolling from its start to its end."""
        return self.run('''
            const box = document.querySelector(arguments[0]);
            if (!box) throw new Error(`no ${arguments[0]}`);
            const rows = new Map();
            return new Promise(async (done) => {
              for (let top = 0; ; top += box.clientHeight) {
                box.scrollTop = top;
                box.dispatchEvent(new Event("scroll"));
                await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
                for (const row of box.querySelectorAll("[role=treeitem]")) {
                  rows.set(Math.round(parseFloat(row.style.top) / 24), [Number(row.getAttribute("aria-level")),
                    row.textContent, row.querySelector(".name")?.textContent]);
                }
                if (top + box.clientHeight >= box.scrollHeight) break;
              }
              box.scrollTop = 0;
              done([...rows].sort((a, b) => a[0] - b[0]).map(([, row]) => row));
            });''', box)

    def active(self, box='#ribs'):
        """The name and the words of the active row."""
        return self.run('''
            const id = document.querySelector(arguments[0]).getAttribute("aria-activedescendant");
            const row = document.getElementById(id);
            return row && { name: row.querySelector(".name")?.textContent ?? row.textContent, text: row.textContent,
              level: row.getAttribute("aria-level"), expanded: row.getAttribute("aria-expanded"),
              selected: row.getAttribute("aria-selected"), inside: (() => { const [a, b] = [row.getBoundingClientRect(),
                document.querySelector(arguments[0]).getBoundingClientRect()]; return a.top >= b.top - 1 && a.bottom <= b.bottom + 1; })() };
            ''', box)


class Server:
    """Serves a folder, with a header if one is given."""

    def __init__(self, folder, policy=None):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def end_headers(self):
                if policy:
                    self.send_header('Content-Security-Policy', policy)
                super().end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f'http://127.0.0.1:{self.server.server_port}'

    def stop(self):
        self.server.shutdown()
