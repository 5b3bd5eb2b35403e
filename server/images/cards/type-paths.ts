import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);
const files = ['latin', 'latin-ext'].map((part) =>
  require.resolve(`@fontsource/young-serif/files/young-serif-${part}-400-normal.woff`),
);

/** A line of type as outlines: a picture that is painted on any machine looks the same. */
export interface SetLine {
  /** For a path whose origin is the start of the line, on its base. */
  outlines: string;
  width: number;
}

export class Typesetter {
  readonly #fonts: readonly Font[];

  private constructor(fonts: readonly Font[]) {
    this.#fonts = fonts;
  }

  static async open(): Promise<Typesetter> {
    const { open } = await import('fontkit');
    const fonts = await Promise.all(files.map((file) => open(file)));
    return new Typesetter(fonts.filter((font): font is Font => !('fonts' in font)));
  }

  /** In pixels; what no font of ours has is left out. */
  setLine({ text, size }: { text: string; size: number }): SetLine {
    const paths: string[] = [];
    let width = 0;
    for (const { font, text: part } of this.#runsOf(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      for (const [index, glyph] of glyphs.entries()) {
        const outline = glyph.path.scale(scale, -scale).translate(width, 0);
        paths.push(shortened(outline.toSVG()));
        width += (positions[index]?.xAdvance ?? 0) * scale;
      }
    }
    return { outlines: paths.join(''), width };
  }

  /** In as many lines as the words need; a word that is wider than a line has one to itself. */
  setLines(args: { text: string; size: number; width: number }): SetLine[] {
    const { text, size, width } = args;
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || this.setLine({ text: longer, size }).width > width)
        lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => this.setLine({ text: line, size }));
  }

  #runsOf(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const font = this.#fonts.find((each) =>
        each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      if (font === undefined) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}

/** A tenth of a pixel is enough. */
function shortened(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
