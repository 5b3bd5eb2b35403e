import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import { itemNamed } from '../testing/build-list.ts';
import { AtHome, openAtHome } from './at-home.tsx';

const items = ['Salt', 'Pepper'].map((name) => {
  return itemNamed(name, 'SPICES', { standing: 'PROBABLY_AT_HOME' });
});
const written = (isOpen: boolean) =>
  markupOf(
    <MemoryRouter initialEntries={['/shopping-list']}>
      <AtHome items={items} units="metric" isOpen={isOpen} />
    </MemoryRouter>,
  );

test('folded, what is at home is named, and made where it opens without scripts', () => {
  const folded = written(false);
  expect(folded).toContain('salt, pepper');
  expect(elementsOf(folded, 'details')[0]).not.toHaveProperty('open');
  expect(elementsOf(folded, 'li')).toEqual([]);
  expect(elementsOf(folded, 'a')).toMatchObject([{ href: `/shopping-list?${openAtHome}=` }]);
});

test('opened, each row is there with what can be said of it, in one form', () => {
  const opened = written(true);
  expect(elementsOf(opened, 'details')[0]).toHaveProperty('open');
  expect(elementsOf(opened, 'li')).toHaveLength(2);
  expect(elementsOf(opened, 'form')).toHaveLength(1);
  expect(elementsOf(opened, 'button').map(({ value }) => value)).toEqual([
    'intent=want&amp;food_id=Salt',
    'intent=keep-at-home&amp;food_id=Salt',
    'intent=want&amp;food_id=Pepper',
    'intent=keep-at-home&amp;food_id=Pepper',
  ]);
});
