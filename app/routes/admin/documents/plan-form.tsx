import * as m from '../../../../i18n/paraglide/messages.js';
import { EditedText } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import { ChoiceInput, ChoicesInput, FactInput } from './field-inputs.tsx';
import { PlanWeek } from './plan-week.tsx';

const themes =
  'BEGINNER BUDGET QUICK BATCH_COOKING FEW_INGREDIENTS FAMILY HIGH_PROTEIN TWO_MEALS VEGETARIAN VEGAN DAIRY_FREE EGG_FREE NUT_FREE FISH WORLD SEASON'.split(
    ' ',
  );
const choices = {
  'promise.strictness': 'keto moderate liberal',
  'promise.diet': 'VEGAN VEGETARIAN',
  'promise.cookingTime': 'minimal average plenty',
  'promise.cookingSkill': 'beginner average masterChef',
} as const;
const avoid = 'BEEF DAIRY EGGS FISH LAMB NUTS PORK POULTRY SHELLFISH SOY'.split(' ');
const figures = ['mostIngredients', 'leastProtein', 'mostCost', 'leastLeftovers'];
const lists = {
  cuisines:
    'AFRICAN AMERICAN ASIAN EASTERN_EUROPEAN FRENCH INDIAN ITALIAN LATIN_AMERICAN MEDITERRANEAN MEXICAN MIDDLE_EASTERN NORDIC SPANISH OTHER',
  proteins: 'BEEF DAIRY EGGS FISH LAMB NONE NUTS PORK POULTRY SHELLFISH TOFU LEGUMES',
  dishes:
    'BAKE BOWL BREAD CASSEROLE DESSERT DRINK GRILL OMELET PAN PANCAKE PIZZA PORRIDGE ROAST SALAD SANDWICH SAUCE SIDE SNACK SOUP STEW STIR_FRY WRAP',
} as const;

/** A week with what it promises: texts, days with their totals, and the promise they are held to. */
export function PlanForm({ open }: { open: OpenDraft }) {
  const selects = Object.keys(choices) as (keyof typeof choices)[];
  return (
    <div className="grid min-w-0 gap-8">
      <section className="grid gap-3">
        <h1 className="sr-only">{open.draft.texts['title.en'] ?? m.kitchen_untitled()}</h1>
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          isFlush
          className="font-display text-h1"
        />
        <EditedText
          open={open}
          field="description.en"
          label={m.kitchen_description()}
          lang="en"
          isFlush
          className="text-lg"
        />
        <FieldNotes open={open} fields={['promise']} />
      </section>
      <PlanWeek open={open} />
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_plan_promise()}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {selects.map((field) => (
            <ChoiceInput
              key={field}
              open={open}
              field={field}
              choices={choices[field].split(' ')}
            />
          ))}
        </div>
        <ChoicesInput open={open} field="themes" choices={themes} />
        <ChoicesInput open={open} field="promise.avoid" choices={avoid} />
        {Object.entries(lists).map(([name, words]) => (
          <ChoicesInput
            key={name}
            open={open}
            field={`promise.${name}`}
            choices={words.split(' ')}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          {['tags', ...figures].map((name) => (
            <FactInput key={name} open={open} field={`promise.${name}`} />
          ))}
          <FactInput open={open} field="servings" />
          <FactInput open={open} field="children" />
        </div>
      </section>
    </div>
  );
}
