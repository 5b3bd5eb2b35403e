import { avoidGroups, type AvoidGroup } from '../../planner/types.ts';
import type { Diet, SurveyAnswers } from '../survey/survey-answers.rules.ts';

/** What vegetarians leave out; the other groups are foods rather than proteins. */
const avoidableProteins = [
  'BEEF',
  'FISH',
  'LAMB',
  'PORK',
  'POULTRY',
  'SHELLFISH',
] as const satisfies readonly AvoidGroup[];

const animalFoods = ['DAIRY', 'EGGS'] as const satisfies readonly AvoidGroup[];

type FoodAnswers = Pick<SurveyAnswers, 'avoid' | 'allergies' | 'diet'>;

/** Leaving out every protein is being vegetarian, whether or not it was said. */
export function dietOf(answers: FoodAnswers): Diet | null {
  if (answers.diet !== undefined) return answers.diet;
  const avoided = [...(answers.avoid ?? []), ...(answers.allergies ?? [])];
  return avoidableProteins.every((protein) => avoided.includes(protein)) ? 'VEGETARIAN' : null;
}

/** Everything that stays off the plate: by choice, by diet and by allergy. */
export function avoidedFoods(answers: FoodAnswers): AvoidGroup[] {
  const diet = dietOf(answers);
  const avoided = new Set<AvoidGroup>([...(answers.avoid ?? []), ...(answers.allergies ?? [])]);
  if (diet !== null) for (const protein of avoidableProteins) avoided.add(protein);
  if (diet === 'VEGAN') for (const food of animalFoods) avoided.add(food);
  return avoidGroups.filter((group) => avoided.has(group));
}
