import * as m from '../../../../../i18n/paraglide/messages.js';
import { languageName } from '../../role-words.ts';
import { documentField } from '../../documents/document-field.ts';
import { idsOf } from '../draft/draft-changes.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

const names: Readonly<Record<string, () => string>> = {
  title: m.kitchen_title,
  short: m.kitchen_short,
  description: m.kitchen_description,
  tip: m.kitchen_tip,
  ingredients: m.kitchen_order_of_ingredients,
  steps: m.kitchen_order_of_steps,
  servings: m.kitchen_servings,
  cuisine: m.kitchen_cuisine,
  dish: m.kitchen_dish,
  protein: m.kitchen_protein,
  role: m.kitchen_role,
  difficulty: m.kitchen_difficulty,
  meals: m.kitchen_meals,
  premium: m.kitchen_premium,
  leftovers: m.kitchen_leftovers,
  leftoverServings: m.kitchen_leftover_servings,
  testKitchen: m.kitchen_test_kitchen,
  published: m.kitchen_published,
  family: m.kitchen_family,
  times: m.kitchen_times,
  art: m.kitchen_art,
  video: m.kitchen_video,
  faqs: m.kitchen_faq,
  photo: m.kitchen_photo,
  cookings: m.kitchen_cooked,
};

const ofStep: Readonly<Record<string, () => string>> = {
  uses: m.kitchen_uses,
  timers: m.kitchen_minutes,
  pan: m.kitchen_pan,
};

/** `Step 2, uses` of `step.s2.uses`. */
function stepWords(field: string, step: string): string {
  const words = ofStep[field.split('.')[2] ?? ''];
  return words === undefined ? step : `${step}, ${words().toLowerCase()}`;
}

/** `Step 2, Swedish` of `step.s2.text.sv`. */
export function fieldWords(field: string, { draft, recipe }: OpenDraft): string {
  const [part = '', id = ''] = field.split('.');
  const language = /\.(en|es|sv)$/.exec(field)?.[1];
  const place = idsOf(draft.texts, `${part}s`).indexOf(id) + 1;
  const name = ((): string => {
    if (part === 'step') return stepWords(field, m.kitchen_step({ number: place || '–' }));
    if (part === 'faq') return m.kitchen_question({ number: place || '–' });
    if (part === 'cooking') return m.kitchen_cooked_number({ number: place || '–' });
    if (part === 'ingredient') {
      return recipe.lines.find((line) => line.id === id)?.food.name ?? m.kitchen_ingredients();
    }
    // A line of a list of another kind may begin as a text of recipes does: `short.s1.text`.
    if (place > 0) return documentField(field, draft.texts);
    return names[part]?.() ?? documentField(field, draft.texts);
  })();
  return language === undefined ? name : `${name}, ${languageName(language)}`;
}
