import * as m from '../../../../i18n/paraglide/messages.js';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { ThingsFact } from './things-input.tsx';

/** As the page has them; the levels from the strictest one. */
const places = [/^hero$/, /^level\.g(\d+)/, /^week$/, /^list$/, /^campaign\./];

function inOrderOfPage(fields: readonly string[]): readonly string[] {
  const gramsOf = (field: string) => Number(/^level\.g(\d+)/.exec(field)?.[1] ?? 0);
  return places.flatMap((place) =>
    fields.filter((field) => place.test(field)).toSorted((a, b) => gramsOf(a) - gramsOf(b)),
  );
}

/** What visitors see first: dishes, and the foods of the list. */
export function LandingForm({ open }: { open: OpenDraft }) {
  return (
    <div className="grid min-w-0 gap-8">
      <h1 className="text-h1">{m.kitchen_landing()}</h1>
      <section className="grid gap-6">
        {inOrderOfPage(Object.keys({ ...open.draft.known, ...open.draft.texts })).map((field) => (
          <ThingsFact
            key={field}
            open={open}
            field={field}
            of={field === 'list' ? 'foods' : 'recipes'}
          />
        ))}
      </section>
    </div>
  );
}
