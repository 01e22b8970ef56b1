#!/usr/bin/env python3
"""Draws the page for a browser as README shows it: report-light.png and report-dark.png.

    Documentation/report_picture.py --riblint .build/release/riblint

Needs chromium. The pictures depend on its version and on the fonts of the machine, so nothing compares them: run this by
hand after a change that one sees, and look at what it draws.
"""
import argparse
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
APP = os.path.join(ROOT, "Fixtures", "Projects", "CourierLeaky")
SIZE, MOST_BYTES = (1200, 680), 150_000
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--font-render-hinting=none", "--disable-lcd-text", f"--window-size={SIZE[0]},{SIZE[1]}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--riblint", required=True)
    riblint = os.path.abspath(parser.parse_args().riblint)
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "report.html")
        subprocess.run([riblint, "tree", "--format", f"html={page}"], cwd=APP, check=True)
        for theme in ("light", "dark"):
            picture = os.path.join(ROOT, "Documentation", f"report-{theme}.png")
            subprocess.run(["chromium", *FLAGS, f"--screenshot={picture}", f"file://{page}#rib=OfferDetail&theme={theme}"],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
            if os.path.getsize(picture) > MOST_BYTES:
                sys.exit(f"{picture} has {os.path.getsize(picture)} bytes, at most {MOST_BYTES}")


if __name__ == "__main__":
    main()
