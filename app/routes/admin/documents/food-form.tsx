import { nutrientNames } from '../../../../lib/nutrients.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { EditedText } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { ChoiceInput, ChoicesInput, FactInput, YesInput } from './field-inputs.tsx';

const choices = {
  group:
    'vegetables fruit meat poultry fish shellfish dairy eggs nuts seeds fats herbs spices sauces sweeteners baking drinks legumes grains snacks sweets meals plant-protein',
  aisle:
    'produce meat fish dairy plant-based bakery frozen canned baking spices oils-sauces snacks-nuts drinks world other',
  diet: 'vegan vegetarian none',
  gluten: 'yes no',
  carbBasis: 'total available unknown',
  cost: '1 2 3',
} as const;

const avoid = 'BEEF DAIRY EGGS FISH LAMB NUTS PORK POULTRY SHELLFISH SOY'.split(' ');
const contains = 'LUPIN SESAME MUSTARD CELERY SULFITES'.split(' ');
const labelChecks = 'GLUTEN SOY CELERY MUSTARD RENNET FINING LISTERIA ALCOHOL'.split(' ');
const switches = ['perishable', 'premium', 'pack.staple'];
const packs = ['us', 'se', 'whole', 'part', 'yield', 'aisleUs', 'aisleSe'];

/** A row of the food table: names, figures with their source, measures, packs and its drawing. */
export function FoodForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const selects = Object.keys(choices) as (keyof typeof choices)[];
  return (
    <div className="grid min-w-0 gap-8">
      <section className="grid gap-3">
        <h1 className="sr-only">{texts['title.en'] ?? m.kitchen_untitled()}</h1>
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          isFlush
          className="font-display text-h1"
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {['plural-en', 'plural-es', 'plural-sv'].map((field) => (
            <FactInput key={field} open={open} field={field} />
          ))}
        </div>
      </section>
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_food_figures()}</h2>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {nutrientNames.map((name) => (
            <FactInput key={name} open={open} field={`figure.${name}`} unit={unitOf(name)} />
          ))}
        </div>
        <p className="text-sm text-ink-2">{m.kitchen_food_figures_hint()}</p>
        <FactInput open={open} field="source" />
        <FactInput open={open} field="citation" />
      </section>
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_facts()}</h2>
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
        <ChoicesInput open={open} field="avoid" choices={avoid} />
        <ChoicesInput open={open} field="contains" choices={contains} />
        <ChoicesInput open={open} field="labelChecks" choices={labelChecks} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FactInput open={open} field="density" unit="g/ml" />
          <FactInput open={open} field="look" />
        </div>
        <FactInput open={open} field="measures" />
        <div className="grid gap-1">
          {switches.map((field) => (
            <YesInput key={field} open={open} field={field} />
          ))}
        </div>
      </section>
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_food_packs()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_food_packs_hint()}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {packs.map((name) => (
            <FactInput key={name} open={open} field={`pack.${name}`} />
          ))}
        </div>
      </section>
    </div>
  );
}

function unitOf(name: string): string {
  if (name.endsWith('Kcal')) return 'kcal';
  return name.endsWith('Mg') ? 'mg' : 'g';
}
