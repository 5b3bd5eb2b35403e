export type VesselName =
  | 'plate'
  | 'bowl'
  | 'soup'
  | 'stew'
  | 'pan'
  | 'casserole'
  | 'tray'
  | 'pizza'
  | 'board'
  | 'yoghurt'
  | 'glass'
  | 'cup'
  | 'stack'
  | 'cake'
  | 'loaf'
  | 'cookies';

/** Words of a dish tag or title to what it is served in; the first hit wins. */
const vesselWords: readonly (readonly [words: RegExp, vessel: VesselName])[] = [
  [/pizza/i, 'pizza'],
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

export function vesselNamed(text: string): VesselName | undefined {
  return vesselWords.find(([words]) => words.test(text))?.[1];
}
