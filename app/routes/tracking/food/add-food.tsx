import * as m from '../../../../i18n/paraglide/messages.js';
import { unitWord } from '../../../amounts/unit-word.ts';
import type { FoodToLogFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { gramsText } from '../../../amounts/figures.ts';
import type { AddProps } from './add-props.ts';
import { FoodSearchForm } from './food-search-form.tsx';
import { SlotField } from './log-fields.tsx';
import { typedText } from '../measures/measure-words.ts';
import { foodPath } from '../tracking-address.ts';
import { useLogForm } from './use-log-form.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';
import { Link } from '../../../ui/navigation/link.ts';

/** A row of the food table, in what it is measured with. */
export function AddFood({ address, today, newId, slot, found, answer }: AddProps) {
  const locale = useLocale();
  const { food, foods } = found;
  if (food) {
    return <FoodAmount food={food} day={address.day} newId={newId} slot={slot} answer={answer} />;
  }
  return (
    <>
      <FoodSearchForm address={address} label={m.tracking_find_food()} />
      {address.search !== '' && foods.length === 0 && (
        <p className="text-ink-2">{m.tracking_nothing_found()}</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {foods.map(({ id, name, netCarbsGrams: amount, isNetCarbsApproximate: isApproximate }) => (
          <li key={id}>
            <Link
              to={foodPath({ day: address.day, foodSlug: id, today, locale })}
              preventScrollReset
              className="flex min-h-target items-center justify-between gap-3 py-1.5 font-semibold hover:underline"
            >
              {name}
              <span className="text-sm font-normal text-ink-2">
                {m.tracking_per_100g({ amount: gramsText({ amount, isApproximate, locale }) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FoodAmountProps extends Pick<AddProps, 'newId' | 'slot' | 'answer'> {
  food: FoodToLogFragment;
  day: string;
}

function FoodAmount({ food, day, newId, slot, answer }: FoodAmountProps) {
  const locale = useLocale();
  const { form, problems } = useLogForm('log-food', answer);
  const units = unitsOf(food);
  const usual = food.figures?.servingUnit ?? 'g';
  const usualAmount = food.figures?.servingUnit ? 1 : Math.round(food.figures?.servingGrams ?? 100);
  const error = messageFor(problems, 'amount') ?? messageFor(problems, 'unit');
  return (
    <TrackingForm
      intent="log-food"
      values={{ id: newId, day, food_id: food.id }}
      fetcherKey="log-food"
      formRef={form}
      className="grid gap-3"
    >
      <h3 className="text-h4">{food.name}</h3>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={m.tracking_amount()}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={typedText({ number: usualAmount, locale })}
          error={error}
        />
        <SelectField
          label={m.tracking_unit()}
          name="unit"
          defaultValue={usual}
          options={units.map((unit) => ({
            value: unit,
            label: unitWord({ amount: { number: 1, unit }, locale }),
          }))}
        />
      </div>
      <SlotField slot={slot} />
      <div>
        <SubmitButton variant="primary">{m.tracking_log_it()}</SubmitButton>
      </div>
    </TrackingForm>
  );
}

/** Grams always, spoons where it can be poured, and its own pieces and slices. */
function unitsOf({ figures }: FoodToLogFragment): string[] {
  const poured = figures?.gramsPerMilliliter ? ['ml', 'tsp', 'tbsp'] : [];
  return ['g', ...poured, ...(figures?.measures ?? []).map(({ unit }) => unit)];
}
