import * as m from '../../../../i18n/paraglide/messages.js';
import type { OpenDraft } from '../recipes/use-draft.ts';
import { FactInput } from './field-inputs.tsx';

/** What visitors see first: dishes and foods by their addresses. */
export function LandingForm({ open }: { open: OpenDraft }) {
  return (
    <div className="grid min-w-0 gap-8">
      <h1 className="text-h1">{m.kitchen_landing()}</h1>
      <section className="grid gap-4">
        <p className="text-sm text-ink-2">{m.kitchen_ids_hint()}</p>
        {Object.keys({ ...open.draft.known, ...open.draft.texts }).map((field) => (
          <FactInput key={field} open={open} field={field} />
        ))}
      </section>
    </div>
  );
}
