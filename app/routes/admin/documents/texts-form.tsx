import * as m from '../../../../i18n/paraglide/messages.js';
import { EditedText } from '../recipes/edited-field.tsx';
import type { OpenDraft } from '../recipes/use-draft.ts';
import { documentField } from './document-field.ts';
import { FactInput } from './field-inputs.tsx';

/** Every text in English, and every fact, one below the other. */
export function TextsForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const names = Object.keys({ ...open.draft.known, ...texts });
  const english = names.filter((field) => field.endsWith('.en') && field !== 'title.en');
  const lists = ['outcomes', 'weeks', 'lessons', 'tasks'];
  const facts = names.filter((field) => !/[.-](?:en|es|sv)$/.test(field) && !lists.includes(field));
  const title = texts['title.en'];
  return (
    <div className="grid min-w-0 gap-8">
      <h1 className={title === undefined ? 'text-h1' : 'sr-only'}>
        {title ?? m.kitchen_landing()}
      </h1>
      {title !== undefined && (
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          className="font-display text-h1"
        />
      )}
      {english.length > 0 && (
        <section className="grid gap-4">
          {english.toSorted(byPlace).map((field) => (
            <EditedText
              key={field}
              open={open}
              field={field}
              label={documentField(field, texts)}
              isLabelShown
              lang="en"
            />
          ))}
        </section>
      )}
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_facts()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_ids_hint()}</p>
        {facts.map((field) => (
          <FactInput key={field} open={open} field={field} />
        ))}
      </section>
    </div>
  );
}

const order = ['lead', 'description', 'outcome', 'week', 'lesson', 'task'];

function byPlace(one: string, other: string): number {
  const placeOf = (field: string) => order.indexOf(field.split('.')[0] ?? '');
  return placeOf(one) - placeOf(other);
}
