import type { ArchetypeName } from './archetypes/all.ts';

export const vesselNames = [
  'plate',
  'bowl',
  'soup',
  'stew',
  'pan',
  'casserole',
  'rounddish',
  'tray',
  'pizza',
  'board',
  'yoghurt',
  'glass',
  'clearglass',
  'cup',
  'mug',
  'stack',
  'cake',
  'loaf',
  'cookies',
  'tin',
  'breads',
  'bites',
  'spices',
  'jar',
  'skewers',
  'saucepan',
] as const;

export type VesselName = (typeof vesselNames)[number];

/** What a dish is served in, and the baked thing it is when it is one. */
export interface Served {
  vessel: VesselName;
  dough?: ArchetypeName;
}

type VesselWords = readonly (readonly [words: RegExp, vessel: VesselName, dough?: ArchetypeName])[];

/** By dish tag: words of the title, the first hit wins; without one what the tag alone says. */
const vesselsOfDishes: Readonly<Record<string, { usual: VesselName; words?: VesselWords }>> = {
  BAKE: {
    usual: 'casserole',
    words: [
      [/souffl[eé]/i, 'rounddish'],
      [/\bmug\b/i, 'mug', 'bread'],
      [/roulade/i, 'breads', 'spinachroll'],
      [/egg muffin/i, 'tin', 'eggmuffin'],
      [/egg bite/i, 'tin', 'baconbite'],
      [/(blue|rasp|black|straw)berry.*muffin/i, 'tin', 'berrymuffin'],
      [/muffin|cupcake/i, 'tin', 'muffin'],
      [/cinnamon|cardamom|buns?\b/i, 'breads', 'cinnamonbun'],
      [/scone|roll|biscuit/i, 'breads', 'roll'],
      [/cracker|crisp ?bread/i, 'breads', 'cracker'],
      [/quiche|tart\b|pie\b|kuku|cake/i, 'cake'],
      [/granola/i, 'yoghurt'],
      [/meatloaf|foil|tray|sheet|stuffed|split|boats|portobello|roast/i, 'tray'],
    ],
  },
  BOWL: {
    usual: 'bowl',
    words: [
      [
        /pudding|skyr|yogh?urt|whipped tofu|ricotta bowl|cottage cheese|silken|smoothie bowl|mousse/i,
        'yoghurt',
      ],
    ],
  },
  BREAD: {
    usual: 'loaf',
    words: [
      [/flax.*tortilla/i, 'breads', 'flaxtortilla'],
      [/tortilla|flatbread|pita/i, 'breads', 'tortilla'],
      [/egg white wrap/i, 'breads', 'eggwrap'],
      [/wrap|crepe/i, 'breads', 'thinpancake'],
      [/naan/i, 'breads', 'naan'],
      [/bagel/i, 'breads', 'bagel'],
      [/focaccia/i, 'breads', 'focaccia'],
      [/mug|microwave|ninety-second/i, 'mug', 'bread'],
      [/kn[aä]ckebr|crisp|cracker/i, 'breads', 'cracker'],
      [/cottage cheese|sesame|seeded roll/i, 'breads', 'seedroll'],
      [/roll|bun\b/i, 'breads', 'roll'],
      [/seed|rye|nut/i, 'loaf', 'seedslice'],
    ],
  },
  CASSEROLE: { usual: 'casserole' },
  DESSERT: {
    usual: 'yoghurt',
    words: [
      [/mug cake/i, 'mug', 'bread'],
      [/chocolate roulade/i, 'breads', 'cocoaroll'],
      [/clafoutis/i, 'cake'],
      [/financier|muffin/i, 'tin', 'muffin'],
      [/macaroon/i, 'bites', 'macaroon'],
      [/crumble|cobbler/i, 'casserole'],
      [/poached|baked (pear|apple|peach)/i, 'bowl'],
      [/cluster/i, 'bites', 'cluster'],
      [/cookie|biscuit/i, 'bites', 'cookie'],
      [/truffle|fat bomb|brownie/i, 'cookies'],
      [/cheesecake|cake|roulade|tart\b|pie\b/i, 'cake'],
    ],
  },
  DRINK: {
    usual: 'glass',
    words: [
      [/water|lemonade|spritz|sparkling|\biced .*tea/i, 'clearglass'],
      [/\biced|shake|smoothie/i, 'glass'],
      [/chai|tea\b|latte|cocoa|hot |coffee|bouillon/i, 'cup'],
    ],
  },
  GRILL: {
    usual: 'plate',
    words: [[/skewer|souvlaki|kebab|satay|taouk|shashlik|yakitori|brochette/i, 'skewers']],
  },
  OMELET: {
    usual: 'plate',
    words: [
      [/mug/i, 'mug'],
      [/frittata/i, 'pan'],
      [/tortilla/i, 'cake'],
    ],
  },
  PAN: {
    usual: 'plate',
    words: [
      [/hash brown/i, 'plate', 'hashbrown'],
      [/cheese crisps|cheese tortillas/i, 'plate', 'cheesecrisp'],
      [
        /shakshuka|skillet|scramble|fajita|egg cake|lecs|menemen|revuelto|keema|stroganoff|sauerkraut|mapo|puttanesca|veracruz|mussel|garlic shrimp|shrimp with|in spicy tomato|bhurji|chilaquiles|one[- ]pan|gallo pinto|poha|beef fry|\bpan$/i,
        'pan',
      ],
      [/noodle|bolognese|ribbons/i, 'bowl'],
      [/[cç]ilbir/i, 'yoghurt'],
      [/burger/i, 'plate'],
    ],
  },
  PANCAKE: {
    usual: 'stack',
    words: [
      [
        /chilla|okonomiyaki|nori|cabbage|savou?ry|zucchini|potato|latke|r[aå]rak/i,
        'bites',
        'savourypancake',
      ],
      [/syrniki|curd/i, 'bites', 'curdpancake'],
      [/thin|crepe|cr[eê]pe/i, 'breads', 'thinpancake'],
      [/waffle/i, 'bites', 'waffle'],
    ],
  },
  PIZZA: { usual: 'pizza' },
  PORRIDGE: { usual: 'yoghurt', words: [[/congee/i, 'soup']] },
  ROAST: {
    usual: 'tray',
    words: [[/carnitas|pulled|slaw|mash|cuban|peruvian|sauce$/i, 'plate']],
  },
  SALAD: { usual: 'bowl', words: [[/\bplate\b/i, 'plate']] },
  SANDWICH: {
    usual: 'board',
    words: [
      [/burger|in lettuce/i, 'board'],
      [/pita/i, 'board', 'naan'],
      [/sm[oø]rrebr|\brye\b|reuben/i, 'board', 'seedslice'],
      [/portobello/i, 'tray'],
      [/lettuce-wrapped/i, 'breads', 'lettucewrap'],
      [/chaffle|waffle/i, 'board', 'waffle'],
      [/toast|open|skagen/i, 'board', 'seedslice'],
      [/./, 'board', 'breadslice'],
    ],
  },
  SAUCE: {
    usual: 'yoghurt',
    words: [
      [/spice|masala|seasoning|\brub\b|za'?atar/i, 'spices'],
      [/mayonnaise|aioli|vinaigrette|dressing|pickle/i, 'jar'],
      [/tomato and basil|barbecue|hollandaise|b[eé]arnaise|gravy|satay|caramel/i, 'saucepan'],
    ],
  },
  SIDE: {
    usual: 'bowl',
    words: [
      [/pickle|kimchi|kraut|ferment/i, 'jar'],
      [/skagen on|crisps?$/i, 'board', 'cracker'],
      [/gratin/i, 'casserole'],
      [/roast|fries/i, 'tray'],
    ],
  },
  SNACK: {
    usual: 'plate',
    words: [
      [/deviled/i, 'bites', 'deviledegg'],
      [/cracker|crispbread/i, 'bites', 'cracker'],
      [/cheese crisps|(parmesan|cheddar|cheese).*crisps/i, 'bites', 'cheesecrisp'],
      [/halloumi fries/i, 'bites', 'halloumistick'],
      [/cucumber rolls/i, 'bites', 'cucumberroll'],
      [/pizza bites/i, 'bites', 'pizzabite'],
      [/nachos|chicharron/i, 'bites', 'porkrind'],
      [/hummus|\bdip\b|muhammara/i, 'yoghurt'],
      [/roasted chickpeas/i, 'bites', 'roastchickpea'],
      [/roasted almonds|nuts/i, 'bites', 'saltedalmonds'],
      [/edamame/i, 'bites', 'edamame'],
      [/skewer|gilda/i, 'skewers'],
      [/cottage cheese|dip\b|yogh?urt/i, 'yoghurt'],
    ],
  },
  SOUP: { usual: 'soup' },
  STEW: { usual: 'stew', words: [[/bolognese|over .*ribbons/i, 'bowl']] },
  STIR_FRY: { usual: 'pan' },
  WRAP: {
    usual: 'board',
    words: [
      [/quesadilla/i, 'breads', 'quesadilla'],
      [/kathi|burrito|roll/i, 'breads', 'wraproll'],
      [/cheese[- ](shell|wrap)|crisp cheese/i, 'board', 'tacoshell'],
      [/burger/i, 'board'],
      [/tortilla/i, 'board', 'tortilla'],
    ],
  },
};

/** For dishes without a tag of ours: words of a title. */
const vesselWords: VesselWords = [
  [/pizza/i, 'pizza'],
  [/muffin/i, 'tin', 'muffin'],
  [/soup|chowder|bisque|broth\b/i, 'soup'],
  [/curry|stew|chili con|goulash|bourguignon|korma|tikka/i, 'stew'],
  [/coffee|latte|cocoa|tea\b|cappuccino/i, 'cup'],
  [/smoothie|shake/i, 'glass'],
  [/pancake|waffle|crepe/i, 'stack'],
  [/cheesecake|cake|tart\b|pie\b/i, 'cake'],
  [/bread|loaf|bun\b|toast/i, 'loaf'],
  [/cookie|biscuit|fat bomb|truffle/i, 'cookies'],
  [/yogh?urt|chia pudding|skyr|porridge|granola|mousse|parfait|pudding/i, 'yoghurt'],
  [/omelet/i, 'plate'],
  [/frittata|shakshuka|fried egg|stir[- _]?fry|skillet|hash\b/i, 'pan'],
  [/sheet|tray|roast|grill/i, 'tray'],
  [/casserole|gratin|lasagna|bake\b|quiche/i, 'casserole'],
  [/burger|sandwich|board|taco|wrap/i, 'board'],
  [/salad|poke|bowl|zoodle|noodle|slaw/i, 'bowl'],
];

/** The tag decides before the title does; the title only among what suits the tag. */
export function servedIn({ dish, title }: { dish: string; title: string }): Served {
  const known = vesselsOfDishes[dish];
  if (known === undefined) return namedIn(vesselWords, title) ?? { vessel: 'plate' };
  return namedIn(known.words ?? [], title) ?? { vessel: known.usual };
}

/** Whether a dish of this tag may be served in that. */
export function suits({ dish, vessel }: { dish: string; vessel: VesselName }): boolean {
  const known = vesselsOfDishes[dish];
  if (known === undefined) return true;
  const alike: readonly VesselName[] = alikes[dish] ?? [];
  return [known.usual, ...(known.words ?? []).map(([, each]) => each), ...alike].includes(vessel);
}

/** What an editor may choose besides. */
const alikes: Readonly<Record<string, readonly VesselName[]>> = {
  BAKE: ['plate', 'pan', 'breads', 'loaf', 'rounddish'],
  BOWL: ['pan', 'plate', 'soup'],
  BREAD: ['breads', 'bites'],
  CASSEROLE: ['pan', 'tray', 'stew', 'cake', 'rounddish'],
  DESSERT: ['breads', 'glass', 'tin', 'casserole', 'rounddish', 'tray'],
  GRILL: ['tray', 'pan', 'board', 'bowl'],
  PAN: ['bowl', 'stew', 'bites', 'board'],
  PANCAKE: ['plate', 'breads'],
  PORRIDGE: ['bowl', 'saucepan'],
  ROAST: ['pan', 'stew', 'casserole', 'board', 'bowl'],
  SALAD: ['board'],
  SANDWICH: ['plate', 'breads'],
  SAUCE: ['bowl'],
  SIDE: ['plate', 'pan', 'yoghurt', 'stew', 'bites', 'casserole', 'rounddish'],
  SNACK: ['bowl', 'board', 'tray', 'breads', 'jar'],
  SOUP: ['stew', 'saucepan', 'bowl'],
  STEW: ['pan', 'soup', 'casserole', 'plate', 'saucepan'],
  STIR_FRY: ['bowl', 'plate'],
  WRAP: ['plate', 'bites', 'pan'],
  OMELET: ['breads'],
};

function namedIn(words: VesselWords, title: string): Served | undefined {
  const found = words.find(([sign]) => sign.test(title));
  if (found === undefined) return undefined;
  const [, vessel, dough] = found;
  return dough === undefined ? { vessel } : { vessel, dough };
}
