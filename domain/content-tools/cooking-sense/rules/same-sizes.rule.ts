import { sameFigures } from './same-figures.ts';

/** A dish of 26 cm is one in Spanish and Swedish too. */
export const sameSizes = sameFigures({
  id: 'same-sizes',
  unit: 'cm',
  figuresIn: (text) =>
    [...text.matchAll(size)].flatMap(([, ...named]) => {
      return named
        .filter((figure) => figure !== undefined)
        .map((figure) => figure.replace(',', '.'));
    }),
});

const size = /(\d+(?:[.,]\d+)?)(?: (?:x|to|a|till) (\d+(?:[.,]\d+)?)|–(\d+(?:[.,]\d+)?))? cm\b/g;
