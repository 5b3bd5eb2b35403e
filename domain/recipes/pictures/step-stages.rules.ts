import type { Dish, IngredientKey, RecipeStep, StepState } from '../recipe.ts';

export interface StepStage {
  state: StepState;
  /** The ingredients that are seen: what goes in, or what is in the vessel so far. */
  keys: readonly IngredientKey[];
  /** On the board after the stove, not before it. */
  isCooked?: true | undefined;
}

type Heat = Exclude<StepState, 'RAW' | 'PLATED'>;

/** What a clause begins with when something is cooked in it. */
const heatVerbs: readonly (readonly [verb: RegExp, state: Heat])[] = [
  [/^(bake|roast|broil)\b/, 'IN_OVEN'],
  [/^(simmer|boil|stew|poach|steam|blanch|parboil|braise)\b/, 'IN_POT'],
  [/^bring\b.*\b(boil|simmer)/, 'IN_POT'],
  [/^(fry|stir-fry|sear|saut[eé]|toast|melt|soften|scramble|sweat|sizzle)\b/, 'IN_PAN'],
  [/^brown (the|it|them|in|on|for)\b/, 'IN_PAN'],
  [/^(grill|barbecue|char-grill)\b/, 'ON_GRILL'],
];

/** What a clause names when it says where things are. */
const cookware: readonly (readonly [place: RegExp, state: Heat])[] = [
  [/\b(in|into) the (hot )?oven|under the (hot )?(grill|broiler)/, 'IN_OVEN'],
  [
    /\b(on|onto|over|in|into) (a|an|the|two)\b[^.]{0,40}\b(baking|roasting|sheet|(?<!dutch )oven|gratin|muffin|loaf)\b/,
    'IN_OVEN',
  ],
  [
    /\b(in|into|to) (a|an|the|another|your)\b[^.]{0,40}\b(pot|saucepan|stockpot|dutch oven)\b/,
    'IN_POT',
  ],
  [
    /\b(in|into|to) (a|an|the|another|your|same)\b[^.]{0,40}\b(frying pan|skillet|wok|pan|griddle)\b/,
    'IN_PAN',
  ],
  [/\b(in|into|over) (a|an|the)\b (?!serving)[^.]{0,20}\b(dish|tin)\b/, 'IN_OVEN'],
  [/^return the (pan|skillet) to\b/, 'IN_PAN'],
  [/\b(boiling|simmering|steaming|salted) water\b/, 'IN_POT'],
  [/\bon (a|the)\b[^.]{0,20}\b(grill|barbecue)\b/, 'ON_GRILL'],
];

/** Goes on where the last thing was cooked. */
const goesOn = /^(stir|fold|add|return|pour|tip|scatter|crumble|cook|heat|cover|turn|let|reduce)\b/;
const isMixed = /\b(mix|whisk|combine|beat|blend|mash|knead|marinate|toss)\b|\bbowl\b|blender/;
/** Into what is cooked already. */
const isMixedIn = /\b(mix|whisk|beat|blend|mash|toss)\b[^.]{0,40}\b(in|into|through)\b/;
/** Of what is cooked beside the rest, when no vessel is named. */
const isHeated = /\bsizzle\b|\bover (low|medium|high|gentle)[a-z-]* heat\b/;
/** What was mixed goes where the rest is. */
const goesBack = /^return\b|^pour (?!in\b)[^.]{0,60}\b(in|into|over|onto)\b/;
const isWorkedOn =
  /^(drain|mash|peel|slice|cut|chop|shred|flake|rinse|squeeze)\b(?!.*\b(fry|pan|oven|simmer|boil)\b)/;
/** What nobody does in a hot pan. */
const isDoneByHand =
  /^(blend|chop|cut|drain|flake|halve|mash|peel|pull|scoop|shred|slice|slit|work in)\b/;
const isTakenOff = /^fill\b|\b(on|onto|to) a (board|plate|platter|rack)\b/;
/** Nothing is on the stove for it. */
const waits = /\blet (it|them|the \w+) (cool|drain|rest|stand)\b/g;
const warmsTheOven = /^(heat|preheat|set|turn on) (the|your) (oven|grill|barbecue)/;
const isApart =
  /^(meanwhile|while|in the meantime)\b|\b(another|separate|second|clean|other) (small |large |wide )?(pan|skillet|pot|saucepan|bowl|wok)\b/;
const isSamePan = /^(?!wipe\b).*\bthe (hot )?pan\b/;
/** What is left goes on. */
const isPartTakenOut =
  /\b(lift|take|spoon|scoop|move)\b[^.]{0,15}\b(third|half|quarter|some|few)\b/;
const isTakenOut =
  /\b(lift|take|spoon|scoop)\b[^.]{0,40}\bout\b|set aside|remove from the pan|\b(move|lift|transfer)\b[^.]{0,30}\b(on|in)?to a (warm )?(plate|board|bowl|blender)\b|\b(set|wrap) (it|them) (aside|on a plate|in a towel)\b[^.]*\.?$/;
/** What was taken out last, by whatever word. */
const isPutBack =
  /\breturn (it|them|everything|the meat)\b|\bput (it|them|everything|the meat) back\b/;
const goesBackLater =
  /\b(lift|take|spoon|scoop)\b[^.]{0,40}\bout\b.*\b(return the|return it|return them|put .{0,30} back)\b/;
/** Words for what was mixed or cut last; not for what something is cut into. */
const isMixture =
  /(?<!\binto (\w+ )?)\b(mixture|batter|dough|marinade|everything|patties|balls|burgers|meatballs|steaks?|meat|chops?|fillets?|fish|strips|pieces|cubes|slices)\b/;

/** A clause about what was cut or mixed last, which it calls by another word or by none. */
const friesTheLast =
  /^(?:fry|stir-fry|sear|brown) (?:it|them|the (beef|pork|lamb|kofta|cutlets|pancakes|rolls|stems))\b/;
const isFat = /oil$|butter|ghee|lard/;
/** Nobody sees it without what it is poured over. */
const isPoured = /^water$|oil$|vinegar$|salt$/;

const namesPot = /\b(pot|saucepan|stockpot|dutch oven)\b/;
/** "The pan" alone is whatever was named before. */
const namesPan = /\b((?<!\bthe )pan|skillet|wok|griddle)\b/;

/** Where what is in one vessel goes on in another without being named. */
const flows: readonly string[] = ['IN_PAN>IN_POT', 'IN_PAN>IN_OVEN', 'IN_POT>IN_OVEN'];

/** What is cooked in a pot in the end, whatever its first steps are fried in. */
const dishesOfPots: readonly Dish[] = ['SOUP', 'STEW'];
const dishesOfOvens: readonly Dish[] = ['BAKE', 'BREAD', 'DESSERT'];

/** The stage of each step, the last of which is the dish. */
export function stepStages({
  steps,
  dish,
}: {
  steps: readonly RecipeStep[];
  dish: Dish;
}): readonly StepStage[] {
  const isOfOven = dishesOfOvens.includes(dish);
  const kitchen: Kitchen = {
    isOfPot: dishesOfPots.includes(dish),
    isOfOven,
    heat: null,
    isFriedInPot: false,
    inside: new Set(),
    mixed: new Map(),
    aside: new Set(),
    lifted: [],
  };
  const stages = steps.map((step, index): StepStage => {
    if (index === steps.length - 1) return { state: 'PLATED', keys: [] };
    const stage = stageOf({ step, index, kitchen });
    const isHidden = dish === 'BREAD' && stage.state === 'IN_OVEN';
    if (step.art?.state !== undefined) return stage;
    return isHidden || (isOfOven && isTooEarly(stage, steps)) ? { ...stage, state: 'RAW' } : stage;
  });
  const shown: StepStage[] = [];
  for (const [index, stage] of stages.entries()) {
    const isOwn = stage.keys.length > 0 || stage.state === 'PLATED';
    shown.push(isOwn ? stage : stageOfNothingNew({ steps, index, shown, stage }));
  }
  return shown;
}

/**
 * A step that takes nothing looks like the one before, but on the board where it leaves the stove, and
 * in the vessel it names.
 */
function stageOfNothingNew(args: {
  steps: readonly RecipeStep[];
  index: number;
  shown: readonly StepStage[];
  stage: StepStage;
}): StepStage {
  const { steps, index, shown, stage } = args;
  const near = shown.findLast(({ keys }) => keys.length > 0);
  if (near === undefined) {
    const next = steps.slice(index).find(({ uses }) => uses.length > 0);
    return { state: 'RAW', keys: keysOf(next) };
  }
  const text = steps[index]?.texts.en.toLowerCase() ?? '';
  if (stage.state !== 'RAW') return { state: stage.state, keys: near.keys };
  if (near.state === 'RAW' || !leavesTheStove(text)) return near;
  return { state: 'RAW', keys: near.keys, isCooked: true };
}

function leavesTheStove(text: string): boolean {
  return isTakenOff.test(text) || clausesOf(text).some((clause) => isDoneByHand.test(clause));
}

/**
 * A cake of which only the base is in the tin is no cake yet. Nor is a loaf a loaf before its last step:
 * its picture is cut.
 */
function isTooEarly({ state, keys }: StepStage, steps: readonly RecipeStep[]): boolean {
  const all = new Set(steps.flatMap(keysOf));
  return state === 'IN_OVEN' && keys.length < all.size / 2;
}

interface Kitchen {
  isOfPot: boolean;
  /** Baked in a tin, which recipes call a pan as well. */
  isOfOven: boolean;
  /** Where something was cooked last. */
  heat: Heat | null;
  /** It is a pot, and what simmers in it later is fried in it first. */
  isFriedInPot: boolean;
  inside: Set<IngredientKey>;
  /** Cut or mixed on the board, with the number of that step. */
  mixed: Map<IngredientKey, number>;
  /** Taken out, or cooked in something else. */
  aside: Set<IngredientKey>;
  /** Of these, what was taken out of its vessel last. */
  lifted: readonly IngredientKey[];
}

function stageOf({
  step,
  index,
  kitchen,
}: {
  step: RecipeStep;
  index: number;
  kitchen: Kitchen;
}): StepStage {
  const text = step.texts.en.toLowerCase();
  const used = keysOf(step);
  const heat = heatOf(used.length === 0 ? withoutWaits(text) : text, kitchen);
  if (step.art?.state === 'PLATED') return { state: 'PLATED', keys: [] };
  const state = step.art?.state ?? heat;
  if (state === null || state === 'RAW') {
    if (isMixed.test(text) && [...kitchen.inside].some((key) => isNamed(key, text))) {
      for (const key of kitchen.inside) kitchen.mixed.set(key, index);
      kitchen.inside.clear();
      kitchen.heat = null;
    }
    const before = used.every((key) => isPoured.test(key)) && used.includes('water');
    const keys = before ? [...new Set([...kitchen.mixed.keys(), ...used])] : used;
    for (const key of used) kitchen.mixed.set(key, index);
    return { state: 'RAW', keys };
  }
  if (isApart.test(text) || !staysIn(kitchen.heat, state)) empty(kitchen);
  const goesIn = new Set(
    [...kitchen.mixed].filter(([key]) => isNamed(key, text)).map(([, mixedAt]) => mixedAt),
  );
  const isKnown = [...kitchen.aside, ...kitchen.inside].some((key) => isNamed(key, text));
  const isLast = goesIn.size === 0 && !isKnown && isOfTheLast({ text, used });
  if (isMixture.test(text) || isLast) goesIn.add(Math.max(...kitchen.mixed.values()));
  for (const [key, mixedAt] of kitchen.mixed) if (goesIn.has(mixedAt)) putIn(kitchen, key);
  for (const key of kitchen.aside) if (isNamed(key, text)) putIn(kitchen, key);
  if (isPutBack.test(text)) for (const key of kitchen.lifted) putIn(kitchen, key);
  for (const key of used) putIn(kitchen, key);
  if (kitchen.inside.size === 0) for (const key of kitchen.mixed.keys()) putIn(kitchen, key);
  kitchen.heat = state;
  kitchen.isFriedInPot = state === 'IN_POT' && (kitchen.isFriedInPot || friesInPot(text));
  const keys = [...kitchen.inside];
  if (isLeftOut(text)) {
    kitchen.lifted = keys;
    empty(kitchen);
  }
  return { state, keys };
}

/** All of it, and not only until the step puts it back. */
function isLeftOut(text: string): boolean {
  return isTakenOut.test(text) && !isPartTakenOut.test(text) && !goesBackLater.test(text);
}

/** "Sear the beef" is said of a steak; "fry them" of patties, unless the step names what it takes. */
function isOfTheLast({ text, used }: { text: string; used: readonly IngredientKey[] }): boolean {
  const isOwn = used.some((key) => !isFat.test(key) && isNamed(key, text));
  return clausesOf(text).some((clause) => {
    const found = friesTheLast.exec(clause);
    return found !== null && (found[1] !== undefined || !isOwn);
  });
}

/** Where the last clause leaves things; null for what is only cut and mixed. */
function heatOf(text: string, kitchen: Kitchen): Heat | null {
  const { heat: before, isOfPot, isOfOven } = kitchen;
  let heat: Heat | null = null;
  // "Let it soften" is said of what was just mixed, not of what is in the oven meanwhile.
  let isElsewhere = isApart.test(text);
  if (isWorkedOn.test(text)) return null;
  for (const clause of clausesOf(text)) {
    if (warmsTheOven.test(clause)) continue;
    const place = cookware.find(([sign]) => sign.test(clause))?.[1];
    const verb = heatVerbs.find(([sign]) => sign.test(clause))?.[1];
    const staysInPan: boolean = verb === 'IN_POT' && !isOfPot && (heat ?? before) === 'IN_PAN';
    const isTin = isOfOven && place === 'IN_PAN' && !/frying|skillet|wok|over .*heat/.test(clause);
    // Of a soup "the pan" is what it simmers in.
    const isPot: boolean = isOfPot && (heat ?? before) === 'IN_POT' && isSamePan.test(clause);
    if (place !== undefined) heat = isTin ? 'IN_OVEN' : isPot ? 'IN_POT' : place;
    else if (verb === 'IN_PAN' && staysInPot(text, kitchen)) heat = 'IN_POT';
    else if (verb !== undefined) heat = staysInPan ? 'IN_PAN' : verb;
    else if (isMixed.test(clause)) isElsewhere ||= !isMixedIn.test(clause);
    else if (heat !== null || !goesOn.test(clause)) continue;
    else if (!isElsewhere || (goesBack.test(clause) && !isApart.test(text))) heat = before;
  }
  return heat === null && isApart.test(text) && isHeated.test(text) ? 'IN_PAN' : heat;
}

/** Who browns the beef of a stew in its pot fries in no pan. */
function staysInPot(text: string, { heat, isFriedInPot }: Kitchen): boolean {
  if (namesPan.test(text)) return false;
  return namesPot.test(text) || (heat === 'IN_POT' && isFriedInPot && !isApart.test(text));
}

function friesInPot(text: string): boolean {
  if (!namesPot.test(text) || namesPan.test(text)) return false;
  return clausesOf(text).some((clause) =>
    heatVerbs.some(([sign, state]) => state === 'IN_PAN' && sign.test(clause)),
  );
}

/** Of a step that takes nothing, what is done besides waiting. */
function withoutWaits(text: string): string {
  return text.replaceAll(waits, 'wait');
}

function clausesOf(text: string): string[] {
  return text
    .split(/[.;:,]|\band\b|\bthen\b/)
    .map((clause) => clause.trim().replace(/^(gently|quickly|slowly|briefly|now|meanwhile) /, ''))
    .filter((clause) => clause !== '');
}

function staysIn(before: Heat | null, now: Heat): boolean {
  return before === null || before === now || flows.includes(`${before}>${now}`);
}

function empty({ inside, aside }: Kitchen): void {
  for (const key of inside) aside.add(key);
  inside.clear();
}

function putIn({ inside, mixed, aside }: Kitchen, key: IngredientKey): void {
  mixed.delete(key);
  aside.delete(key);
  inside.add(key);
}

function keysOf(step: RecipeStep | undefined): IngredientKey[] {
  return [...new Set((step?.uses ?? []).map(({ ingredientKey }) => ingredientKey))];
}

const plainWords = [
  'canned',
  'dried',
  'fresh',
  'green',
  'ground',
  'heavy',
  'smoked',
  'white',
  'whole',
];

function isNamed(key: IngredientKey, text: string): boolean {
  const words = key.replace(/#\d+$/, '').split('-');
  return words.some((word) => {
    if (word.length < 3 || plainWords.includes(word)) return false;
    return new RegExp(`\\b${word.replace(/(es|s|y)$/, '')}`).test(text);
  });
}
