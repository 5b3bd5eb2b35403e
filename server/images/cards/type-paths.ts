import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

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

/** Words set apart and together differ by the spaces between letters of two of them: far less. */
const mostApart = 0.1;

export class Typesetter {
  readonly #fonts: readonly Font[];
  /** Of words, for type of one pixel. */
  readonly #widths = new LRUCache<string, number>({ max: 5000 });

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
      if (last === undefined || !this.#fits({ text: longer, size, width })) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((line) => this.setLine({ text: line, size }));
  }

  /** Set as one line only where the widths of its words leave a doubt. */
  #fits({ text, size, width }: { text: string; size: number; width: number }): boolean {
    const words = text.split(' ');
    const about = words.map((word) => this.#widthOfWord(word)).reduce((a, b) => a + b, 0);
    const apart = about * size + (words.length - 1) * this.#widthOfWord(' ') * size;
    if (apart < width * (1 - mostApart)) return true;
    return apart <= width * (1 + mostApart) && this.#widthOf(text) * size <= width;
  }

  #widthOfWord(word: string): number {
    const known = this.#widths.get(word);
    if (known !== undefined) return known;
    const width = this.#widthOf(word);
    this.#widths.set(word, width);
    return width;
  }

  /** Of a line of one pixel, without drawing it. */
  #widthOf(text: string): number {
    return this.#runsOf(text).reduce((width, { font, text: part }) => {
      const { positions } = font.layout(part);
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance / font.unitsPerEm, width);
    }, 0);
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
