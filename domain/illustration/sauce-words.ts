import type { SauceName } from './sauces.ts';

/** Title words to the colour of what is poured; the first hit wins. */
const sauceWords: readonly (readonly [words: RegExp, sauce: SauceName])[] = [
  [/chimichurri|pesto|zhoug|herb sauce|salsa verde|tomatillo|mint chutney/i, 'pesto'],
  [/tahini/i, 'tahini'],
  [/tzatziki|yogh?urt|labneh|ricotta|blue cheese|panna cotta|cream\b/i, 'cream'],
  [/guacamole|green|avocado|cucumber|spinach/i, 'green'],
  [/matcha/i, 'matcha'],
  [/aioli|mayo|ranch|remoulade|caesar/i, 'mayo'],
  [/hollandaise|b[eé]arnaise|lemon curd|mustard|butter/i, 'lemoncurd'],
  [/chocolate|cocoa/i, 'cocoa'],
  [/coffee|espresso/i, 'coffee'],
  [/chai|tea\b/i, 'peanut'],
  [/berr|jam|beet/i, 'berry'],
  [/barbecue|chili sauce|hot sauce|harissa/i, 'chili'],
  [/tomato|salsa|ketchup|marinara/i, 'tomato'],
  [/masala|curry|turmeric/i, 'curry'],
  [/satay|peanut/i, 'peanut'],
  [/gravy|pepper sauce|teriyaki/i, 'gravy'],
  [/mushroom|eggplant|baba|walnut/i, 'mushroom'],
  [/vinaigrette|dressing|broth|oil/i, 'broth'],
];

export function sauceNamedIn(title: string): SauceName | undefined {
  return sauceWords.find(([words]) => words.test(title))?.[1];
}
