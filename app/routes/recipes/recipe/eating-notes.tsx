import * as m from '../../../../i18n/paraglide/messages.js';
import type { RecipeFactsFragment } from '../operations.gen.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { keptPart } from '../../../loading/kept-part.tsx';

type EatingNote = RecipeFactsFragment['eatingNotes'][number];

const sentences: Record<EatingNote, () => string> = {
  RAW_EGG: m.recipes_note_raw_egg,
  RUNNY_EGG: m.recipes_note_runny_egg,
  RAW_FISH: m.recipes_note_raw_fish,
  PINK_MEAT: m.recipes_note_pink_meat,
  LISTERIA: m.recipes_note_listeria,
  ALCOHOL: m.recipes_note_alcohol,
  LUPIN: m.recipes_note_lupin,
  SESAME: m.recipes_note_sesame,
  MUSTARD: m.recipes_note_mustard,
  CELERY: m.recipes_note_celery,
  SULFITES: m.recipes_note_sulfites,
  LABEL_GLUTEN: m.recipes_note_label_gluten,
  LABEL_SOY: m.recipes_note_label_soy,
  LABEL_CELERY: m.recipes_note_label_celery,
  LABEL_MUSTARD: m.recipes_note_label_mustard,
  LABEL_RENNET: m.recipes_note_label_rennet,
  LABEL_FINING: m.recipes_note_label_fining,
  OR_DAIRY: m.recipes_note_or_dairy,
  OR_EGGS: m.recipes_note_or_eggs,
  OR_NUTS: m.recipes_note_or_nuts,
  OR_FISH: m.recipes_note_or_fish,
  OR_SHELLFISH: m.recipes_note_or_shellfish,
  OR_SOY: m.recipes_note_or_soy,
  OR_BEEF: m.recipes_note_or_beef,
  OR_LAMB: m.recipes_note_or_lamb,
  OR_PORK: m.recipes_note_or_pork,
  OR_POULTRY: m.recipes_note_or_poultry,
  OR_NOT_VEGETARIAN: m.recipes_note_or_not_vegetarian,
  OR_GLUTEN: m.recipes_note_or_gluten,
};

/** What people with an allergy, a diet or a weak immune system look for; open to everyone. */
export const EatingNotes = keptPart(function EatingNotes({
  notes,
}: {
  notes: readonly EatingNote[];
}) {
  if (notes.length === 0) return null;
  return (
    <Alert tone="info" title={m.recipes_notes_title()}>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{sentences[note]()}</li>
        ))}
      </ul>
    </Alert>
  );
});
