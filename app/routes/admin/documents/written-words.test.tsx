import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenWords } from './written-words.tsx';

test.each([
  ['dish', 'STIR_FRY', 'Stir-fry'],
  ['meals', 'LUNCH DINNER', 'Lunch, Dinner'],
  ['promise.avoid', 'DAIRY NUTS', 'Dairy, Nuts'],
  ['premium', 'true', 'Yes'],
  ['day.d1.dinner', 'beef-stew', 'beef-stew'],
  ['title.en', 'DINNER', 'DINNER'],
])('what changed is told as it was chosen or written (%s: %s)', (field, text, words) => {
  expect(renderToStaticMarkup(<WrittenWords field={field} text={text} />)).toBe(words);
});
