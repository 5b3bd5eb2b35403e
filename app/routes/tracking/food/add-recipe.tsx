import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import type { AddProps } from './add-props.ts';
import { FoodSearchForm } from './food-search-form.tsx';
import { SlotField } from './log-fields.tsx';
import { typedText } from '../measures/measure-words.ts';
import { useLogForm } from './use-log-form.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** A recipe of the collection, by servings. */
export function AddRecipe({ address, newId, slot, found, answer }: AddProps) {
  const locale = useLocale();
  const { form, problems } = useLogForm('log-recipe', answer);
  const { recipes } = found;
  return (
    <>
      <FoodSearchForm address={address} label={m.tracking_find_recipe()} />
      {address.search !== '' && recipes.length === 0 && (
        <p className="text-ink-2">{m.tracking_nothing_found()}</p>
      )}
      {recipes.length > 0 && (
        <TrackingForm
          intent="log-recipe"
          values={{ id: newId, day: address.day }}
          fetcherKey="log-recipe"
          formRef={form}
          className="grid gap-3"
        >
          <SelectField
            label={m.tracking_add_recipe()}
            name="recipe_id"
            options={recipes.map(({ id, title }) => ({ value: id, label: title }))}
            error={messageFor(problems, 'recipeId')}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={m.tracking_servings_label()}
              name="servings"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={typedText({ number: 1, locale })}
              error={messageFor(problems, 'servings')}
            />
            <SlotField slot={slot} />
          </div>
          <div>
            <SubmitButton variant="primary">{m.tracking_log_it()}</SubmitButton>
          </div>
        </TrackingForm>
      )}
    </>
  );
}
