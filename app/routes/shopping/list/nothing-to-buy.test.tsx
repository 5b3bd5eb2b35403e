import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import { itemNamed } from '../testing/build-list.ts';
import { NothingToBuy } from './nothing-to-buy.tsx';
import type { Dinner } from './tonights-dinner.ts';

const done = { completed: [itemNamed('Butter', 'DAIRY')], recipes: [] };
const start = { words: '5:45 PM', atMs: 1 };
const dinner = { to: '/cooking/lamb?dish=1', start, dayEndsAtMs: 2 };

function written(tonight: Dinner | null): { words: string; to: string | undefined } {
  const markup = markupOf(
    <MemoryRouter>
      <NothingToBuy list={done} week={null} dinner={tonight} requestKey="key" />
    </MemoryRouter>,
  );
  const words = /<a [^>]*><span>(.*?)<\/span>/.exec(markup)?.[1] ?? '';
  return { words, to: elementsOf(markup, 'a')[0]?.['href'] };
}

test('with everything in the basket the stove is next, at the time that dinner wants', () => {
  expect(written(dinner)).toEqual({ words: 'Cook at 5:45 PM', to: dinner.to });
});

test('no time is told once it has passed', () => {
  expect(written({ ...dinner, start: null })).toEqual({
    words: 'To tonight’s dinner',
    to: dinner.to,
  });
});

test('where no dinner is planned there are recipes', () => {
  expect(written(null)).toEqual({ words: 'Find recipes', to: '/recipes' });
});
