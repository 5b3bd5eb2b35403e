import * as m from '../../../../../i18n/paraglide/messages.js';
import { CookingLines } from './cooking-lines.tsx';
import { EditedText } from '../draft/edited-field.tsx';
import { FactsForm } from './facts-form.tsx';
import { FilmForm } from './film-form.tsx';
import { IngredientLines } from './ingredient-lines.tsx';
import { PhotoForm } from './photo-form.tsx';
import { QuestionLines } from './question-lines.tsx';
import type { OpenedRecipe } from '../opened-recipe.ts';
import { StepLines } from './step-lines.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';
import { VouchedLines } from './vouched-lines.tsx';

/** The recipe in its source language, as one paper. */
export function WriteView({
  open,
  choices,
}: {
  open: OpenDraft;
  choices: OpenedRecipe['drawingChoices'];
}) {
  const isReadOnly = !open.recipe.rights.mayWrite;
  const title = open.draft.texts['title.en'] ?? '';
  return (
    <div className="grid min-w-0 gap-8 [&_section]:scroll-mt-24">
      <section className="grid gap-3">
        <h1 className="sr-only">{title === '' ? m.kitchen_untitled() : title}</h1>
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          isReadOnly={isReadOnly}
          isFlush
          className="font-display text-h1"
        />
        <EditedText
          open={open}
          field="short.en"
          label={m.kitchen_short()}
          isLabelShown
          lang="en"
          isReadOnly={isReadOnly}
        />
        <EditedText
          open={open}
          field="description.en"
          label={m.kitchen_description()}
          lang="en"
          isReadOnly={isReadOnly}
          isFlush
          className="text-lg"
        />
      </section>
      <fieldset disabled={isReadOnly} className="grid gap-8">
        <IngredientLines open={open} />
        <StepLines open={open} choices={choices} />
        <section id="tip" className="grid gap-3 border-t border-line pt-6">
          <h2 className="text-h3">{m.kitchen_tip()}</h2>
          <EditedText open={open} field="tip.en" label={m.kitchen_tip()} lang="en" isFlush />
        </section>
        <PhotoForm open={open} />
        <QuestionLines open={open} />
        <FilmForm open={open} />
        <FactsForm open={open} />
        <VouchedLines open={open} />
        <CookingLines open={open} />
      </fieldset>
    </div>
  );
}
