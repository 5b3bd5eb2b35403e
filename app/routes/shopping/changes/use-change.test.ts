import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListChange } from '../../../../domain/shopping/operations/list-change.ts';
import { problem } from '../../../../lib/problems.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import * as toasts from '../../../ui/feedback/toast.tsx';
import type { ChangeOutcome } from '../device/list-device.ts';
import type { List } from '../list.ts';
import { itemNamed, listWith } from '../testing/build-list.ts';
import type { JustGone } from '../list/use-just-gone.ts';
import { useChange } from './use-change.ts';

afterEach(() => vi.restoreAllMocks());

const recipe = { id: 'stew', slug: 'stew', title: 'Beef stew' };
const list = listWith({
  aisles: [{ aisle: 'PRODUCE', items: [itemNamed('carrot', 'PRODUCE')] }],
  extras: [itemNamed('soap', null)],
  recipes: [
    { recipe: { ...recipe, title: 'Cod' }, servings: 2, dishes: [], additionIds: ['b'], foods: [] },
    { recipe, servings: 4, dishes: [], additionIds: ['a1', 'a2'], foods: [] },
  ],
});

const done: ChangeOutcome = { operationId: 'o1', problems: null };

/** A list on a device that answers each change with `outcome`. */
function device({ outcome = done, of = list }: { outcome?: ChangeOutcome; of?: List } = {}) {
  const told: toasts.Toast[] = [];
  const gone: JustGone[] = [];
  vi.spyOn(toasts, 'useToast').mockReturnValue((toast) => void told.push(toast));
  const made: ListChange[] = [];
  const change = (asked: ListChange) => {
    made.push(asked);
    return outcome;
  };
  const known = { recipesById: new Map(), foodsById: new Map() };
  let submit: ReturnType<typeof useChange> = () => [];
  const note = (found: typeof submit) => {
    submit = found;
  };
  function Probe() {
    const onRemoved = (removed: JustGone) => void gone.push(removed);
    note(useChange({ device: { change, known } as never, listOf: () => of, onRemoved }));
    return null;
  }
  renderToStaticMarkup(createElement(Probe));
  function send(fields: Record<string, string | string[]>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) form.append(name, each);
    return submit(form);
  }
  return { send, told, made, gone };
}

test.each([
  [{ intent: 'tick', item_key: 'food:carrot' }, m.shopping_did_tick({ name: 'carrot' })],
  [{ intent: 'untick', item_key: 'extra:soap' }, m.shopping_did_untick({ name: 'soap' })],
  [{ intent: 'add-extra', id: '1', text: ' Dill ' }, m.shopping_did_add({ name: 'Dill' })],
  [
    { intent: 'change-extra', id: 'soap', text: ' Soap bar ', amount: '2' },
    m.shopping_did_change({ name: 'Soap bar' }),
  ],
  [{ intent: 'remove-extra', id: 'soap' }, m.shopping_did_remove({ name: 'soap' })],
  [
    { intent: 'set-amount', food_id: 'carrot', amount: '', unit: '', reset: '' },
    m.shopping_did_change({ name: 'carrot' }),
  ],
  [{ intent: 'keep-at-home', food_id: 'carrot' }, m.shopping_did_keep_at_home({ name: 'carrot' })],
  [{ intent: 'want', food_id: 'carrot' }, m.shopping_did_want({ name: 'carrot' })],
  [{ intent: 'leave-usual', food_id: 'carrot' }, m.shopping_did_leave_usual({ name: 'carrot' })],
  [{ intent: 'remove-recipe', id: ['a2'] }, m.shopping_did_remove({ name: 'Beef stew' })],
  [{ intent: 'clear-dishes', id: ['a1'] }, m.shopping_did_clear_dishes()],
  [{ intent: 'clear' }, m.shopping_did_clear()],
  [{ intent: 'delete' }, m.shopping_did_delete()],
  [
    { intent: 'save-store', id: '1', name: ' Corner ', aisle: ['DAIRY'] },
    m.shopping_did_change({ name: 'Corner' }),
  ],
  [{ intent: 'choose-store', id: '1' }, m.shopping_did_choose_store()],
  [{ intent: 'remove-store', id: '1' }, m.shopping_did_remove_store()],
])('%o is told in words of its own, and a press takes it back', (fields, text) => {
  const { send, told, made } = device();
  expect(send(fields)).toEqual([]);
  const [{ text: said, isDone, action } = { text: '' }] = told;
  expect([said, isDone]).toEqual([text, true]);
  if (action && 'onPress' in action) action.onPress();
  expect(made.at(-1)).toEqual({ intent: 'undo', operationId: 'o1' });
});

test.each([[{ intent: 'note-news' }], [{ intent: 'undo', id: 'o1' }]])(
  '%o needs no words',
  (fields) => {
    const { send, told, made } = device();
    send(fields);
    expect([told, made.length]).toEqual([[], 1]);
  },
);

test('a recipe that was removed stays in sight where it stood', () => {
  const { send, gone } = device();
  send({ intent: 'remove-recipe', id: ['c'] });
  send({ intent: 'remove-recipe', id: ['a2'] });
  expect(gone).toEqual([{ recipe: list.recipes[1], index: 1, operationId: 'o1' }]);
});

test('only an extra that was removed stays in sight where it stood', () => {
  const of = listWith({ extras: [itemNamed('dill', null), itemNamed('soap', null)] });
  const { send, gone } = device({ of });
  send({ intent: 'tick', item_key: 'extra:dill' });
  send({ intent: 'remove-extra', id: 'wine' });
  send({ intent: 'remove-extra', id: 'soap' });
  expect(gone).toEqual([{ item: of.extras[1], index: 1, operationId: 'o1' }]);
  const refused = device({ of, outcome: { operationId: null, problems: null } });
  refused.send({ intent: 'remove-extra', id: 'soap' });
  expect(refused.gone).toEqual([]);
});

test('what was done is told in words that fit one thing and many', () => {
  const name = 'Tomatoes';
  const ofOneThing = { en: /\b(is|are|stays)\b/, es: /\b(está|vuelve|saldrá)\b/, sv: /\bär\b.+t$/ };
  const all = [
    m.shopping_did_add,
    m.shopping_did_change,
    m.shopping_did_keep_at_home,
    m.shopping_did_leave_usual,
    m.shopping_did_remove,
    m.shopping_did_tick,
    m.shopping_did_untick,
    m.shopping_did_want,
  ];
  for (const [locale, words] of Object.entries(ofOneThing)) {
    const said = all.map((tell) => tell({ name }, { locale: locale as keyof typeof ofOneThing }));
    expect(said.filter((text) => words.test(text))).toEqual([]);
  }
});

test('what changed nothing is not told', () => {
  const { send, told } = device({ outcome: { operationId: null, problems: null } });
  send({ intent: 'clear' });
  expect(told).toEqual([]);
});

test('what no form of ours sends changes nothing', () => {
  const { send, told, made } = device();
  expect(send({ intent: 'burn' })).toEqual([]);
  expect([told, made]).toEqual([[], []]);
});

test('a refusal of a row is told, one of a field stands at the field', () => {
  const gone = problem(['itemKey'], 'shopping.item-not-found');
  const { send, told } = device({ outcome: { operationId: null, problems: [gone] } });
  const problems = send({ intent: 'tick', item_key: 'food:leek' });
  expect(problems).toMatchObject([{ code: 'shopping.item-not-found' }]);
  expect(told).toEqual([{ text: m.error_shopping_item_not_found() }]);
  const empty = problem(['text'], 'shopping.text-required');
  const field = device({ outcome: { operationId: null, problems: [empty] } });
  expect(field.send({ intent: 'add-extra', id: '1', text: '' })).toMatchObject([
    { path: ['text'], message: m.error_shopping_text_required() },
  ]);
  expect(field.told).toEqual([]);
});

test('what is not on the list any more has no name', () => {
  const { send, told } = device({ of: listWith({}) });
  send({ intent: 'tick', item_key: 'food:carrot' });
  send({ intent: 'remove-recipe', id: ['a1'] });
  expect(told.map(({ text }) => text)).toEqual([
    m.shopping_did_tick({ name: '' }),
    m.shopping_did_remove({ name: '' }),
  ]);
});
