import type { DishPlan, SauceName } from '../../illustration/index.ts';
import type { CompiledRecipe } from '../recipe.ts';

/** What the illustrator cannot guess from a recipe's title and ingredients; the rest is its own. */
export function artOf({
  dish,
  texts,
}: Pick<CompiledRecipe, 'dish' | 'texts'>): Partial<DishPlan> | undefined {
  const title = texts.en.title;
  switch (dish) {
    case 'SAUCE':
      return { vessel: 'yoghurt', base: toneOf(title) };
    case 'DRINK':
      if (/chai|tea\b|latte|cocoa|hot /i.test(title)) return { vessel: 'cup' };
      return { vessel: 'glass', base: toneOf(title) };
    case 'DESSERT':
      if (/cluster/i.test(title)) return { vessel: 'cookies' };
      if (/cake|tart|pie|cookie|truffle|fat bomb|brownie/i.test(title)) return undefined;
      return { vessel: 'yoghurt', base: toneOf(title) };
    default:
      return undefined;
  }
}

/** Title words to the colour of what is poured; the first hit wins. */
const tones: readonly (readonly [words: RegExp, tone: SauceName])[] = [
  [/chimichurri|pesto|zhoug|herb sauce|salsa verde|tomatillo|mint chutney/i, 'pesto'],
  [/tzatziki|yogh?urt|tahini|labneh|ricotta|blue cheese|panna cotta|cream\b/i, 'cream'],
  [/guacamole|green|avocado|cucumber|spinach|matcha/i, 'green'],
  [/aioli|mayo|ranch|remoulade|caesar/i, 'mayo'],
  [/hollandaise|b[eé]arnaise|lemon curd|mustard|butter/i, 'lemoncurd'],
  [/chocolate|cocoa/i, 'cocoa'],
  [/coffee|espresso/i, 'coffee'],
  [/berr|jam|beet/i, 'berry'],
  [/tomato|barbecue|salsa|chili sauce|hot sauce|harissa|ketchup|marinara/i, 'tomato'],
  [/masala|curry|turmeric|spice/i, 'curry'],
  [/satay|peanut|gravy|pepper sauce|teriyaki/i, 'gravy'],
  [/mushroom|eggplant|baba|walnut/i, 'mushroom'],
  [/vinaigrette|dressing|broth|oil/i, 'broth'],
];

function toneOf(title: string): SauceName {
  return tones.find(([words]) => words.test(title))?.[1] ?? 'cream';
}
