import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, type Language, type PerLanguage } from '../../../lib/language.ts';
import { namesFood } from '../../recipes/ingredients/step-foods.rules.ts';
import { withoutAmounts } from '../../recipes/ingredients/step-text.rules.ts';
import type { StepUse } from '../../recipes/recipe.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

interface StepWords {
  readonly text: string;
  readonly uses: readonly StepUse[];
  readonly foods: RecipeUnderCheck['foods'];
  readonly language: Language;
}

/** Words that go into the pan by number: every one should be a token, which follows the servings. */
const measured: PerLanguage<RegExp> = {
  en: amountPattern({
    numbers: 'two|three|four|five|six|half a|another',
    units: String.raw`(?:level |heaped )?(?:table|tea)spoons?|tbsp|tsp|cups?|k?g|[md]?l|oz|ounces?|lb|pounds?|cloves?|cans?|sprigs?|pinch(?:es)?`,
    people: 'plates|bowls|people|servings|portions',
    sizes: 'about|weighing',
  }),
  es: amountPattern({
    numbers: 'dos|tres|cuatro|cinco|seis|media|medio|otras?',
    units: String.raw`cucharad(?:it)?as?(?! a)|cdas?|cdtas?|tazas?(?= de)|k?g|[md]?l|gramos|dientes?|latas?|ramitas?|pizcas?`,
    people: 'platos|tazones|personas|porciones',
    sizes: 'unos|de unos|alrededor de',
  }),
  sv: amountPattern({
    numbers: 'två|tre|fyra|fem|sex|en halv',
    units: String.raw`matsked(?:ar)?|tesked(?:ar)?|msk|tsk|k?g|[mdc]l|gram|klyft(?:a|or)|burk(?:ar)?|kvist(?:ar)?|nyp(?:a|or)`,
    people: 'tallrikar|skålar|personer|portioner',
    sizes: 'ungefär|cirka|omkring',
  }),
};

const countedEggs: PerLanguage<RegExp> = {
  en: /\b(?:\d+|two|three|four|five|six) (?:lightly beaten )?eggs?\b/i,
  es: /(?<!\p{L})(?:\d+|dos|tres|cuatro|cinco|seis) (?:huevos?|claras?|yemas?)\b/iu,
  sv: /(?<!\p{L})(?:\d+|två|tre|fyra|fem|sex) (?:lätt vispat )?(?:ägg|äggulor|äggvitor)(?!\p{L})/iu,
};

/** Some of what is counted: "two of the eggs". "A spoonful or two" is by eye. */
const countedOf: PerLanguage<RegExp> = {
  en: /(?<!or )\b(?:\d+|two|three|four|five|six|seven|eight) of (?:the|them|these)\b/i,
  es: /(?<!o )(?<!\p{L})(?:\d+|dos|tres|cuatro|cinco|seis) de (?:los|las|ellos|ellas)(?!\p{L})/iu,
  sv: /(?<!eller )(?<!\p{L})(?:\d+|två|tre|fyra|fem|sex) av (?:dem|(?:de )?\p{L}+(?:en|na))(?!\p{L})/iu,
};

/** Into how many it goes; "each loaf into two slices" follows the servings. */
const served: PerLanguage<RegExp> = {
  en: /(?<!\beach [^.]{0,40})\b(?:on|onto|into|between|over) (?:\d+|two|three|four|five|six|eight) (?:\p{L}+ )?(?:glasses|mugs|jars|slices|halves)\b(?! (?:for each|per|a serving))/iu,
  es: /(?<!\bcada [^.]{0,40})(?<!\p{L})(?:en|entre|sobre|unta) (?:\d+|dos|tres|cuatro|cinco|seis|ocho) (?:vasos|copas|tazas|frascos|rebanadas|mitades)(?! (?:por|para cada))/iu,
  sv: /(?<!(?:varje|vart) [^.]{0,40})(?<!\p{L})(?:i|på|mellan|till) (?:\d+|två|tre|fyra|fem|sex|åtta) (?:\p{L}+ )?(?:glas|muggar|burkar|skivor|halvor)(?!\p{L})(?! (?:per|till varje|för varje)|[^.,;:]{0,20} var(?!\p{L}))/iu,
};

/** The last of two that are made: for one person it is never made, for three there is a third. */
const second: PerLanguage<RegExp> = {
  en: /\b(?:a|the) second (?:omelet|pancake|waffle|wrap|pizza|chilla|cake)\b/i,
  es: /(?<!\p{L})(?:(?:un|el|una|la) segund[oa] (?:omelet|panqueque|gofre|wrap|pizza|tortita)|haz otr[oa] igual)/iu,
  sv: /(?<!\p{L})(?:en|den) andra (?:omelett|pannkaka|våffla|wrap|pizza)(?!\p{L})/iu,
};

/** Half of one that is counted: "half a lemon". */
const halves: PerLanguage<RegExp> = {
  en: /\bhalf an? (?!minute|hour|second)/gi,
  es: /(?<!\p{L})(?<!fuego |(?<!\p{L})a )medi[oa] (?!minuto|hora|tapad|hacer)/giu,
  sv: /(?<!\p{L})(?:en halv|ett halvt|halva) (?!minut|timme)/giu,
};

/** How many are made; "two for each person" follows the servings. */
const madeCounts: PerLanguage<RegExp> = {
  en: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen) (?:flat |small |thin )?(?:patties|burgers|(?:meat)?balls|hollows|wells|rolls|buns|cakes|fritters|pancakes|tortillas|wraps|portions|parts)\b(?! (?:for each|per|a serving)|, one for each)/i,
  es: /(?<!\p{L})(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?:hamburguesas|bol(?:it)?as|albóndigas|huecos|panecillos|tortitas|tortillas|bollos|partes)(?! (?:por|para cada))/iu,
  sv: /(?<!\p{L})(?:\d+|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv) (?:biffar|burgare|(?:kött)?bullar|bollar|gropar|rullar|plättar|pannkakor|tortillor|delar)(?! (?:per|till varje|för varje))/iu,
};

const shares: PerLanguage<RegExp> = {
  en: /\b(?:half|(?:a|one|another|two) thirds?|(?:a|one|another|three) quarters?|\w+ fifths?|most|all but [^.,]*?|nearly all)(?: each)? of (?:the )?/gi,
  es: /(?<!\p{L})(?:la mitad|(?:un|otro|dos) tercios?|(?:un|una|otra?|tres) cuart[oa]s?(?: partes?)?|\p{L}+ quint[oa]s?(?: partes?)?|la mayor parte|casi tod[oa]s?) (?:de (?:los |las |la |el )?|del |el |la |los |las )/giu,
  sv: /(?<!\p{L})(?:(?:hälften|(?:en|två) tredjedel(?:ar)?|(?:en|tre) fjärdedel(?:ar)?|\p{L}+ femtedel(?:ar)?|det mesta) av |nästan all[at]? )(?:den |det |de )?/giu,
};

const rests: PerLanguage<RegExp> = {
  en: /\b(?:rest|last) of (?:the )?|\bremaining |\bwhat is left of (?:the )?|\bthe (?=(?:[a-z]+ ){1,3}(?:that is left|you kept)\b)/gi,
  es: /(?<!\p{L})resto (?:de (?:los |las |la |el )?|del )|(?<!\p{L})lo que queda de |(?<!\p{L})(?:el|la|los|las) (?=(?:(?!y |con |el |la )\p{L}+ ){1,4}(?:restantes?|reservad[oa]s?|que queda)(?!\p{L}))/giu,
  sv: /(?<!\p{L})resten av (?:den |det |de )?|(?<!\p{L})(?:den|det|de) (?:återstående|sista|resterande) |(?<!\p{L})(?=(?!det )\p{L}+ (?:som är kvar|du sparade))/giu,
};

/** Amounts in the words of a step that stay as they are whatever is cooked. */
export function frozenAmountProblems(checked: RecipeUnderCheck): readonly FileProblem[] {
  const { recipe, places, foods } = checked;
  return languages.flatMap((language) =>
    recipe.steps.flatMap((step, number) => {
      const line = places.stepLines[language][number] ?? null;
      const found = frozenAmounts({ ...step, text: step.texts[language], foods, language });
      return found.map((amount) => ({
        file: places.files[language],
        line,
        message: `"${amount}" stays as it is for every number of servings; write it as {food}.`,
      }));
    }),
  );
}

export function frozenAmounts(words: StepWords): readonly string[] {
  const plain = withoutAmounts(words.text);
  const counts = [measured, countedEggs, countedOf, madeCounts, served, second];
  const numbers = counts.flatMap((patterns) => {
    return patterns[words.language].exec(plain)?.[0].trim() ?? [];
  });
  return [...numbers, ...frozenHalves(words), ...frozenShares(words), ...frozenRests(words)];
}

function frozenHalves(words: StepWords): readonly string[] {
  const pattern = halves[words.language];
  return namedAfter({ ...words, pattern, isTold: ({ after }) => isForEach.test(after) });
}

/** "Half an avocado each" follows the servings. */
const isForEach =
  /^[^.,;:]{0,30}(?:\beach\b|\bper\b|\ba (?:serving|person|plate)\b|por (?:persona|porción|plato)|cada un[oa]|per (?:person|portion)|var(?!\p{L}))/iu;

/** Half of something that goes in here. Half of what was made before is no amount. */
function frozenShares(words: StepWords): readonly string[] {
  return namedAfter({ ...words, pattern: shares[words.language], isTold: () => false });
}

/** The rest of something says beside it how much that is. */
function frozenRests(words: StepWords): readonly string[] {
  return namedAfter({ ...words, pattern: rests[words.language], isTold: isToldBeside });
}

function isToldBeside({ before, after, use }: ToldArgs): boolean {
  if (/\} (?:of (?:the )?|av |del? (?:la |los |las )?|más )?$/.test(before)) return true;
  const aside = after.slice(0, mostLettersBefore).indexOf(`({${use.ingredientKey}`);
  return aside !== -1 && !/[.;:]/.test(after.slice(0, aside));
}

/** The food may follow by a word or two: "half of the grated cheese". */
const mostWordsBefore = 3;
const mostLettersBefore = 60;

interface NamedPattern {
  readonly pattern: RegExp;
  readonly isTold: (told: ToldArgs) => boolean;
}

/** What stands around the words that were found. */
interface ToldArgs {
  readonly before: string;
  readonly after: string;
  readonly use: StepUse;
}

function namedAfter(words: StepWords & NamedPattern): readonly string[] {
  const { text, uses, foods, language, pattern, isTold } = words;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [phrase] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + phrase.length);
    const following = after.split(/[.,;:(){}]/)[0] ?? '';
    const near = following.split(' ').slice(0, mostWordsBefore).join(' ');
    const named = uses.filter(({ ingredientKey }) => {
      const food = foods.get(ingredientKey.replace(/#\d$/, ''));
      return food !== undefined && namesFood({ text: near, food, language });
    });
    const isFrozen = named.length > 0 && !named.some((use) => isTold({ before, after, use }));
    return isFrozen ? [`${phrase}${near}`.trim()] : [];
  });
}

/** "2 tablespoons", "two plates"; "balls of about 75 g" says how large, not how much. */
function amountPattern(args: { numbers: string; units: string; people: string; sizes: string }) {
  const { numbers, units, people, sizes } = args;
  const number = String.raw`(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔]|${numbers})`;
  const before = String.raw`(?<![\p{L}\d.,/–-])(?<!(?:${sizes}) )`;
  return new RegExp(
    String.raw`${before}${number} (?:(?:more |más )?(?:${units})|(?:${people}))(?![\p{L}-])`,
    'iu',
  );
}
