import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  editedKinds,
  type EditedKind,
} from '../../../../domain/content-store/content-kind.rules.ts';
import { kinds } from '../../../../domain/content-store/kinds/kinds.ts';
import { testCatalogue } from '../../../../server/testing/test-server.ts';
import type { Texts } from '../recipes/draft/draft-changes.ts';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { DrawnAs } from '../recipes/write/drawn-as.tsx';
import { TranslateView } from '../recipes/translate/translate-view.tsx';
import { WriteView } from '../recipes/write/write-view.tsx';
import { documentField } from './document-field.ts';
import { WriteForm } from './write-form.tsx';

/** Addresses follow titles. */
const notTyped = /^slug-(?:en|es|sv)$/;
const choices = { vessels: [], bases: [], items: [], sauces: [], tables: [] };

/** A draft that notes which of its texts a form asks for. */
function draftOf(texts: Texts, asked: Set<string>): OpenDraft {
  const noted = new Proxy(texts, {
    get(target, field) {
      if (typeof field === 'string') asked.add(field);
      return Reflect.get(target, field) as string | undefined;
    },
  });
  const recipe = {
    id: 'any',
    rights: { mayWrite: true, mayPublish: true, languages: ['en', 'es', 'sv'] },
    remarks: [],
    languages: [],
    lines: [],
    plan: null,
    figures: null,
  };
  const draft = { texts: noted, known: texts, conflicts: [] };
  // The rest is what saving needs.
  return { draft, recipe } as unknown as OpenDraft;
}

function rendered(kind: EditedKind, open: OpenDraft): string {
  const form =
    kind === 'RECIPE' ? (
      <>
        <WriteView open={open} choices={choices} />
        <DrawnAs open={open} choices={choices} />
      </>
    ) : (
      <WriteForm kind={kind} open={open} />
    );
  const views = (
    <>
      {form}
      <TranslateView open={open} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: views }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Things of a kind that between them have every field there is. */
function* documentsOf(kind: EditedKind, catalogue: Awaited<ReturnType<typeof testCatalogue>>) {
  const seen = new Set<string>();
  for (const { id } of kinds[kind].list(catalogue)) {
    const fields = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
    const names = Object.keys(fields).map((field) => field.replace(/\.[^.]+\./, '.*.'));
    if (names.every((name) => seen.has(name))) continue;
    for (const name of names) seen.add(name);
    yield { id, fields };
  }
}

test.each(editedKinds)(
  'whatever is written of a %s has a place where it is edited',
  async (kind) => {
    const catalogue = await testCatalogue();
    const without = new Set<string>();
    for (const { fields } of documentsOf(kind, catalogue)) {
      const asked = new Set<string>();
      rendered(kind, draftOf(fields, asked));
      for (const field of Object.keys(fields)) {
        if (!asked.has(field) && !notTyped.test(field)) without.add(field);
      }
    }
    expect([...without]).toEqual([]);
  },
);

test.each(editedKinds)(
  'a line of a %s is called by what it is, not by the hint of a field of another kind',
  async (kind) => {
    const odd = new Set<string>();
    for (const { fields } of documentsOf(kind, await testCatalogue())) {
      const lines = Object.keys(fields).filter((field) => /^[^.]+\.[^.]+\.[^.]{3}/.test(field));
      for (const field of lines) {
        const [, line = ''] = /^(.+) \d+(?::|$)/.exec(documentField(field, fields)) ?? [];
        if (/[,(:]/.test(line)) odd.add(line);
      }
    }
    expect([...odd]).toEqual([]);
  },
);

test.each([
  [19.6, '19'],
  [50.3, '51'],
  [67.4, '67'],
])('a day of %f g net carbs is not rounded across a limit', (netCarbsGrams, shown) => {
  const figures = { energyKcal: 1600, proteinGrams: 90, fiberGrams: 20 };
  const totals = { ...figures, netCarbsGrams, saturatedFatGrams: 20, saltGrams: 5 };
  const open = draftOf({ days: 'd1' }, new Set());
  const plan = { mean: totals, days: [{ totals, dishes: [] }] };
  const html = rendered('MEAL_PLAN', {
    ...open,
    recipe: { ...open.recipe, plan } as OpenDraft['recipe'],
  });
  const told = [...html.matchAll(/· ([^·]+?) net carbs/g)].map(([, grams]) => grams);
  expect(told.map((grams) => Number.parseInt(grams ?? '', 10))).toEqual([
    Number(shown),
    Number(shown),
  ]);
});

test.each(editedKinds)(
  'choices of a %s are told in words, not as files write them',
  async (kind) => {
    const catalogue = await testCatalogue();
    const [document] = documentsOf(kind, catalogue);
    const html = rendered(kind, draftOf(document?.fields ?? {}, new Set()));
    const options = [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)];
    const labels = [...html.matchAll(/>([A-Z]{2,}(?:_[A-Z]+)*)</g)];
    expect(options.filter(([, value, words]) => value === words).map(([, value]) => value)).toEqual(
      [],
    );
    expect(labels.map(([, words]) => words)).toEqual([]);
  },
);
