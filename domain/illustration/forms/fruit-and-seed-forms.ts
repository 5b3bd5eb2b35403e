import type { FoodForms } from './food-forms.ts';

/** Olives, nuts, seeds, coconut, chocolate and berries. */
export const fruitAndSeedForms: readonly FoodForms[] = [
  { words: /green olive/i, usual: 'greenolives' },
  { words: /olives?\b(?! oil)/i, usual: 'olives', forms: [[/focaccia/, null]] },
  { words: /\bradish/i, usual: 'radish', forms: [[/roasted radishes/, 'radishhalf']] },
  { words: /caper/i, usual: 'capers' },
  {
    words: /almond(?!s? (flour|milk|butter|extract))/i,
    usual: 'almond',
    forms: [
      [/roasted almonds/, 'saltedalmonds'],
      [/clusters|ground|loaf|dough/, null],
    ],
  },
  { words: /cashew/i, usual: 'cashew', forms: [[/cashew cream|blend/, '~tahini']] },
  { words: /peanut/i, usual: 'peanut' },
  { words: /pine nut/i, usual: 'pinenut', forms: [[/pesto/, null]] },
  {
    words: /walnut|pecan|hazelnut|macadamia|pistachio|nuts\b/i,
    usual: 'walnut',
    forms: [
      [/granola/, 'granola'],
      [/bread|loaf|ground|blend/, null],
    ],
  },
  {
    words: /coriander seed|cumin seed|caraway|fennel seed|mustard seed|celery seed/i,
    usual: null,
    forms: [[/@spices/, 'peppercorn']],
  },
  { words: /cardamom pod/i, usual: null, forms: [[/@spices/, 'cardamompod']] },
  { words: /cinnamon stick/i, usual: null, forms: [[/@(spices|cup)/, 'cinnamonstick']] },
  { words: /star anise/i, usual: null, forms: [[/@spices/, 'staranise']] },
  {
    words: /pumpkin seed/i,
    usual: 'pumpkinseed',
    forms: [[/mole|blend|dough|loaf|cracker|@breads/, null]],
  },
  { words: /pomegranate seed/i, usual: 'pomegranate' },
  {
    words: /chia|flax|hemp|psyllium/i,
    usual: 'seeds',
    forms: [[/ground|batter|dough|@(breads|loaf|bites|stack)|blend|crust/, null]],
  },
  { words: /seeds?\b|sesame(?! oil)/i, usual: 'seeds', forms: [[/blend|batter/, null]] },
  {
    words: /coconut (flake|chip|meat)|(shredded|desiccated|fresh) coconut|^coconut$/i,
    usual: 'coconut',
    forms: [
      [/granola/, 'granola'],
      [/clusters|ground/, null],
    ],
  },
  { words: /chocolate/i, usual: 'chocolate', forms: [[/cluster|cake|melt/, null]] },
  { words: /blueberr/i, usual: 'blueberry', forms: [[/smoothie|muffin/, null]] },
  { words: /lingonberr|cranberr|currant|pomegranate/i, usual: 'lingonberry' },
  {
    words: /raspberr/i,
    usual: 'raspberry',
    forms: [
      [/berry chia/, '~berry'],
      [/blend/, '~berry'],
    ],
  },
  { words: /strawberr/i, usual: 'strawberry' },
  { words: /blackberr/i, usual: 'blackberry' },
  {
    words: /berries/i,
    usual: 'raspberry',
    forms: [[/smoothie|blend|frozen berry yogurt|process/, '~berry']],
  },
];
