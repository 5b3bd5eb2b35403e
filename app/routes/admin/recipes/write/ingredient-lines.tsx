import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import type { ClipboardEvent } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { gramsText } from '../../../../amounts/figures.ts';
import { servingsText } from '../../../../amounts/servings-text.ts';
import { FoodPicture } from '../../../../dishes/food-picture.tsx';
import { useLocale } from '../../../../shell/locale.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Stepper } from '../../../../ui/forms/stepper.tsx';
import { idsOf } from '../draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import { LineInput } from './line-input.tsx';
import { dropOn, MoveHandle } from './move-handle.tsx';
import { newLineId } from './new-line-id.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

const mostServings = 24;
const servingsValues = Array.from({ length: mostServings }, (_, index) => index + 1);

/** The list: each line is typed as people write it, or picked from the foods. */
export function IngredientLines({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const ids = idsOf(texts, 'ingredients');
  const servings = Number(texts['servings'] ?? '1') || 1;
  return (
    <section id="ingredients" className="grid gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.kitchen_ingredients()}</h2>
        <Stepper
          label={m.kitchen_servings()}
          lessLabel={m.kitchen_servings_less()}
          moreLabel={m.kitchen_servings_more()}
          values={servingsValues}
          value={servings}
          valueText={servingsText(servings)}
          onChange={(value) => open.setText('servings', String(value))}
        />
      </div>
      <ol className="grid gap-1">
        {ids.map((id) => (
          <IngredientRow key={id} open={open} id={id} />
        ))}
      </ol>
      <NextLine open={open} ids={ids} />
      <FieldNotes open={open} fields={['ingredients', 'servings']} />
    </section>
  );
}

function IngredientRow({ open, id }: { open: OpenDraft; id: string }) {
  const locale = useLocale();
  const field = `ingredient.${id}.line`;
  const line = open.recipe.lines.find((each) => each.id === id);
  const typed = open.draft.texts[field] ?? '';
  const name = line?.food.name ?? typed;
  const isKnown = line !== undefined && open.draft.known[field] === typed;
  const ids = idsOf(open.draft.texts, 'ingredients');
  return (
    <li
      {...dropOn({ open, list: 'ingredients', id })}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 rounded-md focus-within:bg-sunken sm:grid-cols-[auto_auto_minmax(0,1fr)_minmax(0,1fr)_3.5rem_auto]"
    >
      <span className="max-sm:order-1">
        <MoveHandle open={open} list="ingredients" id={id} name={name} />
      </span>
      <span className="grid size-target place-items-center">
        {line && (
          <FoodPicture
            foodId={line.food.id}
            foodGroup={line.food.group}
            hasPicture={line.food.hasPicture}
          />
        )}
      </span>
      <div className="min-w-0">
        <LineInput
          label={m.kitchen_ingredient({ name })}
          value={typed}
          shown={isKnown ? readableLine(line, typed) : typed}
          onChange={(value) => open.setText(field, value)}
        />
        <FieldNotes open={open} fields={[field]} />
      </div>
      <div className="max-sm:order-2 max-sm:col-span-2">
        <EditedText
          open={open}
          field={`ingredient.${id}.note.en`}
          label={m.kitchen_note({ name })}
          placeholder={m.kitchen_note_placeholder()}
          isQuiet
          lang="en"
        />
      </div>
      <span className="hidden min-h-target items-center justify-end text-sm text-ink-2 tabular-nums sm:flex">
        {isKnown &&
          line.netCarbsGrams !== null &&
          gramsText({ amount: line.netCarbsGrams, locale })}
      </span>
      <IconButton
        icon={TrashIcon}
        label={m.kitchen_remove({ name })}
        onClick={() => open.setText('ingredients', ids.filter((each) => each !== id).join(' '))}
      />
    </li>
  );
}

type Line = OpenDraft['recipe']['lines'][number];

/** `3 tbsp Olive oil` of `3 tbsp olive-oil`: what is read back is the same line. */
function readableLine(line: Line, typed: string): string {
  return typed.replace(line.food.id, line.food.name);
}

const mostLinesAtOnce = 40;

/** The line after the last; a whole list may be pasted into it. */
function NextLine({ open, ids }: { open: OpenDraft; ids: readonly string[] }) {
  function add(lines: readonly string[]): void {
    const added = lines
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .slice(0, mostLinesAtOnce)
      .map((text) => ({ id: newLineId(), text }));
    if (added.length === 0) return;
    open.setTexts({
      ingredients: [...ids, ...added.map(({ id }) => id)].join(' '),
      ...Object.fromEntries(added.map(({ id, text }) => [`ingredient.${id}.line`, text])),
    });
  }
  function paste(event: ClipboardEvent): void {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  }
  return (
    <div onPaste={paste} className="pl-11">
      <LineInput
        label={m.kitchen_next_ingredient()}
        placeholder={m.kitchen_next_ingredient()}
        value=""
        shown=""
        onChange={(value) => add([value])}
      />
    </div>
  );
}
