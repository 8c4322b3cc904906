"""Make one PNG: read an SVG and its fonts as JSON from the standard input, write the PNG to the standard output."""

import json
import sys


def main() -> None:
    """Make the picture."""
    import resvg_py

    asked = json.load(sys.stdin.buffer)
    png = resvg_py.svg_to_bytes(svg_string=asked["svg"], skip_system_fonts=True, font_files=asked["fonts"])
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
