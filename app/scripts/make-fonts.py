"""Cuts the site's two fonts out of the whole families: `src/fonts/*.woff2`.

A first visit pays for every byte of them before its text looks right. Headings are always of one weight, so theirs is
a single weight of the variable font; the text keeps the weights from regular to bold. Characters: Latin-1, which both
languages of the site are written in, and the signs of good typography.

    pip install fonttools==4.68.0 brotli==1.2.1
    python scripts/make-fonts.py
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

APP = Path(__file__).resolve().parent.parent
FAMILIES = APP / "node_modules/@fontsource-variable"
FONTS = APP / "src/fonts"

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ıŒœʻʼˆ˚˜–—‘’“”•…€™←↑→↓−∕"),
]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum"]


def cut(family: str, weight: int | tuple[int, int], name: str) -> None:
    font = TTFont(FAMILIES / family / f"files/{family}-latin-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")
    shutil.copyfile(FAMILIES / family / "LICENSE", FONTS / f"{name}.LICENSE.txt")
    print(name, (FONTS / f"{name}.woff2").stat().st_size, "bytes")


cut("bricolage-grotesque", 700, "headings")
cut("figtree", (400, 700), "text")
