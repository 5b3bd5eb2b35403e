import type { ArchetypeName } from '../archetypes/all.ts';
import { isSauceName, type SauceName } from '../sauces.ts';
import type { Setting } from '../setting.ts';
import { byImportance } from './placing.ts';
import type { Stage } from '../stage.ts';
import { line, opacity, point, roundCaps } from '../svg.ts';

const liquidWords: readonly (readonly [words: RegExp, liquid: SauceName])[] = [
  [/tom yum|egg drop|miso/, 'broth'],
  [/\bdal\b/, 'curry'],
  [/rogan|vindaloo|kimchi|mapo|paprika fish|birria|texas/, 'chili'],
  [/paprikash/, 'pumpkin'],
  [/\bpeas?\b.*soup|split pea/, 'green'],
  [/pozole verde/, 'salsaverde'],
  [/green (chicken |tofu )?curry|mustard-greens/, 'greencurry'],
  [/\bmole\b|chile verde|palak|persian-herb/, 'mole'],
  [/peanut|satay|korma|walnut/, 'peanut'],
  [/coq au vin|daube|bourguignon/, 'redwine'],
  [/rendang|adobo|kalops/, 'brown'],
  [/laksa|red coconut|brazilian/, 'pumpkin'],
  [/coconut galangal|fårikål|farikal/, 'coconut'],
  [/black soybeans? |feijoada/, 'brown'],
  [/tomato|goulash|bolognese|chili/, 'tomato'],
  [/pumpkin|carrot|squash/, 'pumpkin'],
  [/broccoli|spinach|asparagus|green|zucchini/, 'green'],
  [/mushroom/, 'mushroom'],
  [/curry|korma|tikka|saffron|thai/, 'curry'],
  [/bourguignon|beef|brown/, 'brown'],
];

/** The liquid of a soup or stew: its title's words first, then its sauces. */
export function liquidOf({ plan, title, slug, sauces }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  const words = `${title} ${slug}`.toLowerCase();
  const byWords = liquidWords.find(([pattern]) => pattern.test(words))?.[1];
  if (byWords) return byWords;
  const strong = (['tomato', 'curry', 'pumpkin'] as const).find((name) => sauces.includes(name));
  if (strong) return strong;
  const isCreamy = /chowder|cream|cauliflower|cheese/.test(words) || sauces[0] === 'cream';
  return isCreamy ? 'cream' : 'broth';
}

/** Foods that swim; what melts or lies flat would not be seen. */
export function floating(setting: Setting): ArchetypeName[] {
  const { foods } = setting;
  return byImportance(setting, [
    ...foods.hero,
    ...foods.side,
    ...foods.bed,
    ...foods.top.filter((food) => !['onion', 'shredded', 'parmesan'].includes(food)),
  ]);
}

export function oilDrops({
  stage,
  reach,
  color,
}: {
  stage: Stage;
  reach: number;
  color: string;
}): string {
  let drops = '';
  for (let index = 0; index < 12; index++) {
    const angle = stage.random() * 6.28;
    const distance = reach * (0.62 + stage.random() * 0.3);
    drops += `M${point(Math.cos(angle) * distance, Math.sin(angle) * distance)}h.1`;
  }
  return line(drops, color, 5, roundCaps + opacity(0.8));
}
