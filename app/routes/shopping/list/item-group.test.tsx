import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import { itemNamed } from '../testing/build-list.ts';
import { ItemGroup } from './item-group.tsx';
import type { JustGoneItem } from './use-just-gone.ts';

function rowsWith(gone: JustGoneItem | null): { texts: string[]; markup: string } {
  const markup = markupOf(
    <MemoryRouter initialEntries={['/shopping-list']}>
      <ItemGroup
        title="Extras"
        items={[itemNamed('Dill', null), itemNamed('Soap', null)]}
        gone={gone}
        units="metric"
        news={null}
      />
    </MemoryRouter>,
  );
  const rows = markup.split('<li').slice(1);
  return { texts: rows.map((row) => row.replaceAll(/<[^>]*>|^[^>]*>/g, '')), markup };
}

test('what was removed a moment ago stands struck in its place, and a press puts it back', () => {
  const gone = { item: itemNamed('Candles', null), index: 1, operationId: 'o1' };
  const { texts, markup } = rowsWith(gone);
  expect(texts).toEqual(['Dill', 'CandlesUndo: Candles', 'Soap']);
  expect(elementsOf(markup, 's')).toHaveLength(1);
  const undo = elementsOf(markup, 'button').find((each) => 'data-back' in each);
  expect(undo).toMatchObject({ value: 'intent=undo&amp;id=o1', 'data-back': 'extra:Candles' });
});

test('it is not among what is left, and where nothing was removed no row is struck', () => {
  expect(rowsWith(null).texts).toEqual(['Dill', 'Soap']);
  const gone = { item: itemNamed('Candles', null), index: 5, operationId: 'o1' };
  expect(rowsWith(gone).texts.at(-1)).toBe('CandlesUndo: Candles');
  expect(rowsWith(gone).markup).toContain('2 left');
});
