import { expect, test } from 'vitest';
import { lookDrawing, litInTheDark } from './index.ts';

const isLit = (look: string) =>
  litInTheDark(lookDrawing(look) ?? '').includes('prefers-color-scheme:dark');

test.each(['beans:#333032', 'bar:#644030', 'cracker:#513120', 'bulb:#7E1B4B', 'blackberry'])(
  'a dark food is seen on a dark page: %s',
  (look) => {
    expect(isLit(look)).toBe(true);
  },
);

test.each(['salmon', 'beans:#C9A46A', 'spinach', 'wedge:#F2C14E', 'egg'])(
  'what is seen there already is left as it is: %s',
  (look) => {
    const drawing = lookDrawing(look);
    expect(drawing).not.toBeNull();
    expect(litInTheDark(drawing!)).toBe(drawing);
  },
);
