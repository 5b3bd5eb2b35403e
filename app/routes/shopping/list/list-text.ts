import * as m from '../../../../i18n/paraglide/messages.js';
import { itemTitle, neededWords, type Reading } from '../buying-words.ts';
import { aisleWords, itemNotes } from '../item-words.ts';
import type { Item, ItemsToBuy } from '../list.ts';

/** What is still to buy as plain text, to send to whoever goes to the shop. */
export function listText({ list, ...reading }: { list: ItemsToBuy } & Reading): string {
  const groups = [
    ...list.aisles.map(({ aisle, items }) => ({ title: aisleWords[aisle](), items })),
    { title: m.shopping_extras(), items: list.extras },
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => [title, ...items.map((item) => itemLine({ item, ...reading }))])
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function itemLine({ item, ...reading }: { item: Item } & Reading): string {
  const needed = neededWords({ item, ...reading });
  const notes = [...(needed === null ? [] : [needed]), ...itemNotes({ item, ...reading })];
  return `- ${itemTitle({ item, ...reading })}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}
