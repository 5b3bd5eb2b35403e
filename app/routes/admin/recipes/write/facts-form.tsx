import * as m from '../../../../../i18n/paraglide/messages.js';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ChoicesInput, FactInput } from '../../documents/field-inputs.tsx';
import { FieldNotes } from '../draft/edited-field.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';

const choices = {
  cuisine:
    'AFRICAN AMERICAN ASIAN EASTERN_EUROPEAN FRENCH INDIAN ITALIAN LATIN_AMERICAN MEDITERRANEAN MEXICAN MIDDLE_EASTERN NORDIC SPANISH OTHER',
  dish: 'BAKE BOWL BREAD CASSEROLE DESSERT DRINK GRILL OMELET PAN PANCAKE PIZZA PORRIDGE ROAST SALAD SANDWICH SAUCE SIDE SNACK SOUP STEW STIR_FRY WRAP',
  protein: 'BEEF DAIRY EGGS FISH LAMB NONE NUTS PORK POULTRY SHELLFISH TOFU LEGUMES',
  role: 'main side extra',
  difficulty: 'beginner easy medium hard',
} as const;

const selects: readonly { field: keyof typeof choices; label: () => string }[] = [
  { field: 'cuisine', label: m.kitchen_cuisine },
  { field: 'dish', label: m.kitchen_dish },
  { field: 'protein', label: m.kitchen_protein },
  { field: 'role', label: m.kitchen_role },
  { field: 'difficulty', label: m.kitchen_difficulty },
];

const times = [
  { field: 'times.prep', label: m.kitchen_time_prep },
  { field: 'times.cook', label: m.kitchen_time_cook },
  { field: 'times.active', label: m.kitchen_time_active },
  { field: 'times.total', label: m.kitchen_time_total },
] as const;

const switches = [
  { field: 'premium', label: m.kitchen_premium },
  { field: 'leftovers', label: m.kitchen_leftovers },
  { field: 'testKitchen', label: m.kitchen_test_kitchen },
] as const;

const meals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const risks = ['RAW_EGG', 'RUNNY_EGG', 'RAW_FISH', 'PINK_MEAT'];

/** What a recipe is, beside how it is made. */
export function FactsForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  return (
    <section id="facts" className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_facts()}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {selects.map(({ field, label }) => (
          <div key={field}>
            <SelectField
              label={label()}
              value={texts[field] ?? ''}
              onChange={(event) => open.setText(field, event.target.value)}
              options={[
                { value: '', label: m.kitchen_choose() },
                ...choices[field]
                  .split(' ')
                  .map((choice) => ({ value: choice, label: m.kitchen_choice({ choice }) })),
              ]}
            />
            <FieldNotes open={open} fields={[field]} />
          </div>
        ))}
      </div>
      <Meals open={open} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {times.map(({ field, label }) => (
          <Counted key={field} open={open} field={field} label={label()} unit={m.kitchen_min()} />
        ))}
      </div>
      <FieldNotes open={open} fields={times.map(({ field }) => field)} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Counted open={open} field="leftoverServings" label={m.kitchen_leftover_servings()} />
        <TextField
          label={m.kitchen_published()}
          type="date"
          value={texts['published'] ?? ''}
          onChange={(event) => open.setText('published', event.target.value)}
        />
        <TextField
          label={m.kitchen_family()}
          value={texts['family'] ?? ''}
          maxLength={60}
          onChange={(event) => open.setText('family', event.target.value)}
        />
      </div>
      <FieldNotes open={open} fields={['leftoverServings', 'published', 'family']} />
      <FactInput open={open} field="servingsOptions" />
      <ChoicesInput open={open} field="risks" choices={risks} />
      <div className="grid gap-1">
        {switches.map(({ field, label }) => (
          <Checkbox
            key={field}
            label={label()}
            checked={texts[field] === 'true'}
            onChange={(event) => open.setText(field, String(event.target.checked))}
          />
        ))}
      </div>
      <FieldNotes open={open} fields={['premium', 'leftovers', 'testKitchen']} />
    </section>
  );
}

function Meals({ open }: { open: OpenDraft }) {
  const chosen = (open.draft.texts['meals'] ?? '').split(' ');
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{m.kitchen_meals()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {meals.map((meal) => (
          <Checkbox
            key={meal}
            label={m.kitchen_choice({ choice: meal })}
            checked={chosen.includes(meal)}
            onChange={(event) => {
              const now = meals.filter((each) =>
                each === meal ? event.target.checked : chosen.includes(each),
              );
              open.setText('meals', now.join(' '));
            }}
          />
        ))}
      </div>
      <FieldNotes open={open} fields={['meals']} />
    </fieldset>
  );
}

function Counted(props: { open: OpenDraft; field: string; label: string; unit?: string }) {
  const { open, field, label, unit } = props;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={4}
      value={open.draft.texts[field] ?? ''}
      unit={unit}
      onChange={(event) => open.setText(field, event.target.value.replaceAll(/\D/g, ''))}
    />
  );
}
