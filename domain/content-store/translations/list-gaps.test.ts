import { expect, test } from 'vitest';
import type { EditedKind, ItemState } from '../content-kind.rules.ts';
import { gapsOfItems } from './list-gaps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const item = (args: {
  kind?: EditedKind;
  id: string;
  state?: ItemState;
  minute?: number;
  fields: Record<string, string>;
  basis?: Record<string, string>;
}) => {
  const { kind = 'RECIPE', id, state = 'DRAFT', minute = 0, fields, basis = {} } = args;
  return { kind, id, state, changedAt: at(minute), newest: { fields, basis } };
};

const items = [
  item({
    id: 'late',
    minute: 5,
    fields: { 'title.en': 'Late', 'title.es': 'Tarde', 'title.sv': 'Sent', 'tip.en': 'Wait.' },
  }),
  item({
    id: 'early',
    minute: 1,
    fields: { 'title.en': 'Soon. Now.', 'title.es': 'Pronto.', 'title.sv': 'Snart.' },
    basis: { 'title.sv': 'Soon. Then.' },
  }),
  item({ kind: 'PAGE', id: 'about', minute: 3, fields: { 'lead.en': 'Us.', 'lead.es': 'Us.' } }),
  item({ kind: 'PROGRAM', id: 'p', state: 'ARCHIVED', fields: { 'title.en': 'Gone' } }),
  item({ kind: 'FOOD', id: 'f', fields: { 'name.en': 'Rye', 'title.es': 'x' } }),
];
const ask = (asked: Partial<Parameters<typeof gapsOfItems>[0]>) =>
  gapsOfItems({ items, kind: null, language: null, first: 100, offset: 0, ...asked });

const late = { kind: 'RECIPE', id: 'late', title: 'Late', state: 'MISSING', source: 'Wait.' };
const none = { added: [], removed: [] };

test('what is to be translated is told, the longest waiting first', async () => {
  const { gaps, total } = await ask({});
  expect(gaps).toEqual([
    ...(['es', 'sv'] as const).map((language) => ({
      kind: 'FOOD',
      id: 'f',
      title: 'Rye',
      state: 'MISSING',
      field: `name.${language}`,
      language,
      source: 'Rye',
      ...none,
    })),
    {
      kind: 'RECIPE',
      id: 'early',
      title: 'Soon. Now.',
      state: 'STALE',
      field: 'title.sv',
      language: 'sv',
      source: 'Soon. Now.',
      added: ['Now.'],
      removed: ['Then.'],
    },
    {
      kind: 'PAGE',
      id: 'about',
      title: 'about',
      state: 'MISSING',
      field: 'lead.sv',
      language: 'sv',
      source: 'Us.',
      ...none,
    },
    { ...late, field: 'tip.es', language: 'es', ...none },
    { ...late, field: 'tip.sv', language: 'sv', ...none },
  ]);
  expect(total).toBe(6);
});

test.each([
  [{ kind: 'RECIPE' }, ['title.sv', 'tip.es', 'tip.sv']],
  [{ language: 'es' }, ['name.es', 'tip.es']],
  [{ kind: 'PAGE', language: 'es' }, []],
  [{ kind: 'PROGRAM' }, []],
] as const)('of %o alone', async (asked, fields) => {
  const { gaps, total } = await ask(asked);
  expect(gaps.map(({ field }) => field)).toEqual(fields);
  expect(total).toBe(fields.length);
});

test('a page of them is shown, with how many there are of each kind and language', async () => {
  const { gaps, total, counts } = await ask({ kind: 'RECIPE', first: 1, offset: 1 });
  expect(gaps.map(({ field }) => field)).toEqual(['tip.es']);
  expect(total).toBe(3);
  expect(counts).toHaveLength(16);
  expect(counts.filter(({ missing, stale }) => missing + stale > 0)).toEqual([
    { kind: 'RECIPE', language: 'es', missing: 1, stale: 0 },
    { kind: 'RECIPE', language: 'sv', missing: 1, stale: 1 },
    { kind: 'FOOD', language: 'es', missing: 1, stale: 0 },
    { kind: 'FOOD', language: 'sv', missing: 1, stale: 0 },
    { kind: 'PAGE', language: 'sv', missing: 1, stale: 0 },
  ]);
});
