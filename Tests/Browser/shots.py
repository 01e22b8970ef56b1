"""Pictures of a page against those that were recorded with the same version of Chromium and the same fonts."""
import base64
import io
import os
import subprocess

from pages import ROOT

FOLDER = os.path.join(ROOT, 'Tests', 'Browser', 'Recorded')
VIEWS = [('tree', '', 'light'), ('panel', '#rib=Offers', 'light'), ('panel', '#rib=Offers', 'dark'),
    ('findings', '#tab=findings', 'light')]
SIZE, MOST_BYTES = (1280, 800), 300_000
# Of a picture's pixels, how many may differ, and how much a pixel has to differ to count.
MOST_DIFFERENT, THRESHOLD = 0.002, 0.1


def taken(browser, url, scheme):
    """A picture of a page with at most 256 colors, which takes a third of the bytes."""
    from PIL import Image
    browser.media(prefers_color_scheme=scheme)
    browser.open(url)
    browser.settle()
    picture = Image.open(io.BytesIO(base64.b64decode(browser.command('Page.captureScreenshot', format='png')['data'])))
    return picture.convert('RGB').quantize(256, dither=Image.Dither.NONE)


def different(old, new):
    """The number of pixels that differ."""
    from PIL import ImageChops
    from pixelmatch.contrib.PIL import pixelmatch
    old, new = old.convert('RGB'), new.convert('RGB')
    box = ImageChops.difference(old, new).getbbox()
    if box is None:
        return 0
    # Pixels are compared with those beside them, and only where there is a difference: it takes seconds for a whole picture.
    box = [max(box[0] - 3, 0), max(box[1] - 3, 0), min(box[2] + 3, old.width), min(box[3] + 3, old.height)]
    return pixelmatch(old.crop(box), new.crop(box), threshold=THRESHOLD)


def drawer(browser):
    """What a picture depends on besides the page: the version of Chromium, and the fonts of the page with theirs."""
    fonts = []
    for family in ('system-ui', 'monospace'):
        found = subprocess.run(['fc-match', '--format=%{family} %{fontversion}', family], capture_output=True, text=True)
        fonts.append(found.stdout)
    return ', '.join([f"Chromium {browser.version.split('.')[0]}", *fonts])


def recorded(name):
    """A recorded picture, and what drew it."""
    from PIL import Image
    picture = Image.open(os.path.join(FOLDER, f'{name}.png'))
    return picture, picture.info['Drawer']


def shot_complaints(context, name):
    """Where a page looks otherwise than it was recorded. The page is of CourierLeaky."""
    complaints = context.list()
    own = drawer(context.browser)
    for view, hash_, scheme in VIEWS:
        old, drawn_by = recorded(f'{view}-{scheme}')
        if drawn_by != own:
            print(f'  {view}-{scheme}.png is by {drawn_by}, not compared with {own}')
            continue
        new = taken(context.browser, context.url(name) + hash_, scheme)
        count = different(old, new) if old.size == new.size else old.width * old.height
        if count > MOST_DIFFERENT * SIZE[0] * SIZE[1]:
            complaints.append(f'{name}{hash_} {scheme}: {count} pixels differ from {view}-{scheme}.png')
    context.browser.media()
    return complaints


def record(context):
    from PIL import PngImagePlugin
    os.makedirs(FOLDER, exist_ok=True)
    for view, hash_, scheme in VIEWS:
        info = PngImagePlugin.PngInfo()
        info.add_text('Drawer', drawer(context.browser))
        picture = taken(context.browser, context.url('CourierLeaky.html') + hash_, scheme)
        picture.save(os.path.join(FOLDER, f'{view}-{scheme}.png'), optimize=True, pnginfo=info)
    context.browser.media()


def shots(context):
    try:
        import PIL  # noqa: F401
        import pixelmatch  # noqa: F401
    except ImportError as error:
        context.expect(False, f'pictures cannot be compared: {error}; pip install pixelmatch pillow')
        return
    if context.options.record:
        record(context)
    size = sum(os.path.getsize(os.path.join(FOLDER, name)) for name in os.listdir(FOLDER))
    context.expect(size <= MOST_BYTES, f'the recorded pictures have {size} bytes, at most {MOST_BYTES}')
    context.complaints += shot_complaints(context, 'CourierLeaky.html')
