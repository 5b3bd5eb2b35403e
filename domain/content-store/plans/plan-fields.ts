import { languages } from '../../../lib/language.ts';
import { writeDishes } from '../../meal-plans/themed/dish-text.rules.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import { usualThemedPeople } from '../../meal-plans/people.rules.ts';
import type { Fields } from '../documents/document.rules.ts';

/** A themed plan as its editor changes it. A meal is its dishes with spaces between them. */
export function fieldsOfPlan(plan: ThemedPlan): Fields {
  const fields = Object.fromEntries([
    ...languages.flatMap((language) => {
      const { slug, title, description } = plan.texts[language];
      return [
        [`slug-${language}`, language === 'en' ? '' : slug],
        [`title.${language}`, title],
        [`description.${language}`, description],
      ];
    }),
    ['themes', plan.themes.join(' ')],
    ['servings', plan.eaters.adults === usualThemedPeople ? '' : String(plan.eaters.adults)],
    ['children', plan.eaters.children === 0 ? '' : String(plan.eaters.children)],
    ...promiseFields(plan),
    ['days', plan.days.map(({ index }) => `d${index + 1}`).join(' ')],
    ...plan.days.flatMap(({ index, meals }) =>
      meals.map((meal) => [
        `day.d${index + 1}.${meal.meal.toLowerCase()}`,
        writeDishes({ meal, before: plan.days[index - 1] }).join(' '),
      ]),
    ),
  ] as [string, string][]);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function promiseFields({ promise }: ThemedPlan): [string, string][] {
  const figure = (amount: number | null) => (amount === null ? '' : String(amount));
  return Object.entries({
    'promise.strictness': promise.strictness,
    'promise.diet': promise.diet ?? '',
    'promise.avoid': promise.avoid.join(' '),
    'promise.cookingTime': promise.cookingTime,
    'promise.cookingSkill': promise.cookingSkill,
    'promise.cuisines': promise.cuisines.join(' '),
    'promise.proteins': promise.proteins.join(' '),
    'promise.dishes': promise.dishes.join(' '),
    'promise.tags': promise.tags.join(' '),
    'promise.mostIngredients': figure(promise.mostIngredients),
    'promise.leastProtein': figure(promise.leastProteinGrams),
    'promise.mostCost': figure(promise.mostCostLevel),
    'promise.leastLeftovers': figure(promise.leastLeftovers),
  });
}
