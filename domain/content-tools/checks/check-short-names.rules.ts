import type { FileProblem } from '../../../lib/file-problem.ts';
import { languages, type Language } from '../../../lib/language.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

/**
 * How a dish is made or served: a short name that says one of these says what the title says, or it
 * names another dish. Of words that mean the same, any may stand for the other.
 */
const ways: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bstuffed\b/,
    /\brolled\b|\broulades?\b/,
    /\bsplit\b/,
    /\bbaked?\b|\bcasserole\b|\bgratin\b|\boven\b/,
    /\broast(ed)?\b/,
    /\bgrilled\b/,
    /\bfried\b/,
    /\bbraised\b/,
    /\bsteamed\b/,
    /\bpoached\b/,
    /smoked\b/,
    /\bpickled?s?\b/,
    /\braw\b|\bceviche\b|\btartare\b/,
    /\bseared\b/,
    /\bscrambled?\b/,
    /\bcharred\b|\bblistered\b/,
    /\bskillet\b/,
    /\bsheet-pan\b/,
    /\bmugs?\b/,
    /\bskewers?\b/,
    /\bwraps?\b/,
    /\btacos?\b/,
    /\bburgers?\b/,
    /\bmuffins?\b/,
    /\bpancakes?\b/,
  ],
  es: [
    /\brellen[oa]s?\b/,
    /\babiert[oa]s?\b/,
    /\brollos?\b/,
    /\bal horno\b|\bhornead[oa]s?\b/,
    /\basad[oa]s?\b|\ba la parrilla\b/,
    /\bgratinad[oa]s?\b|\bgratín\b/,
    /\bfrit[oa]s?\b/,
    /\bbrasead[oa]s?\b|\bguisad[oa]s?\b/,
    /\bal vapor\b/,
    /\bescalfad[oa]s?\b/,
    /\bahumad[oa]s?\b/,
    /\bencurtid[oa]s?\b/,
    /\bcrud[oa]s?\b/,
    /\ba la plancha\b/,
    /\ben bandeja\b/,
    /\btazas?\b/,
    /\bbrochetas?\b/,
    /\bwraps?\b/,
    /\btacos?\b/,
    /\bmuffins?\b/,
    /\bpanqueques?\b/,
  ],
  sv: [
    /fylld/,
    /rull/,
    /\bbakad?e?\b|ugnsbakad|\bi ugn\b|\bugns/,
    /rostad/,
    /grillad/,
    /\bstekt|hårdstekt/,
    /bräserad/,
    /ångad/,
    /pocherad/,
    /rökt/,
    /\binlagd/,
    /\brå\b/,
    /\bpå plåt\b/,
    /mugg/,
    /spett|pintxos/,
    /wrap/,
    /taco/,
    /muffin/,
    /gratäng/,
  ],
};

/** What is called like another food because it stands in for it, and the word that says so. */
const standIns: Readonly<Record<Language, readonly { food: RegExp; says: RegExp }[]>> = {
  en: [
    { food: /\brice\b/, says: /\bcauliflower\b/ },
    { food: /\bnoodles\b/, says: /\bzucchini\b/ },
    { food: /\bpeas?\b/, says: /\bblack-eyed\b/ },
  ],
  es: [
    { food: /\barroz\b/, says: /\bcoliflor\b/ },
    { food: /\bespaguetis\b/, says: /\bcalabacín\b/ },
  ],
  sv: [
    { food: /ris\b/, says: /blomkål/ },
    { food: /nudlar\b/, says: /zucchini/ },
  ],
};

/** A short name that names another food, or another way to make it, than the title does. */
export function shortNameProblems({ recipe, places }: RecipeUnderCheck): readonly FileProblem[] {
  return languages.flatMap((language) => {
    const { title, short } = recipe.texts[language];
    if (short === null) return [];
    const other = otherIn({ title, short, language });
    if (other === null) return [];
    const message = `"${short}" says "${other}", which "${title}" does not mean.`;
    return [problemAtField({ places, field: 'short', message, language })];
  });
}

function otherIn(args: { title: string; short: string; language: Language }): string | null {
  const { language } = args;
  const [title, short] = [args.title, args.short].map((text) => text.toLocaleLowerCase(language));
  if (title === undefined || short === undefined) return null;
  const way = ways[language].find((each) => each.test(short) && !each.test(title));
  if (way !== undefined) return way.exec(short)?.[0] ?? null;
  const standIn = standIns[language].find(
    ({ food, says }) =>
      says.test(title) && food.test(title) && food.test(short) && !says.test(short),
  );
  return standIn?.food.exec(short)?.[0] ?? null;
}
