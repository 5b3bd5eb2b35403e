import { archetypeOf, isArchetypeName } from '../../illustration/index.ts';

/** What is seen of a food while it cooks alone, whatever hides it in the dish; ~ is poured. */
const aloneForms: readonly (readonly [food: RegExp, seen: string | null])[] = [
  [/(onion|garlic) powder|\boil$|^water$|salt$|flour\b|stevia|erythritol|vanilla/, null],
  [/onion|shallot/, 'softonion'],
  [/^garlic/, 'choppedgarlic'],
  [/ginger(?! ground)(?<!ground ginger)/, 'gingerstrips'],
  [/cardamom pod/, 'cardamompod'],
  [/cinnamon stick/, 'cinnamonstick'],
  [/star anise/, 'staranise'],
  [/curry lea/, 'basil'],
  [/seeds?$|sichuan pepper|peppercorn|^cloves?$/, 'spiceseeds'],
  [/(ancho|guajillo|chipotle|dried .*) ?chili|árbol/, 'chiliwhole'],
  [/red curry paste|paprika|kashmiri|chil(l)?i (powder|paste)|cayenne/, '~chili'],
  [/green curry paste/, '~greencurry'],
  [/curry|turmeric|saffron/, '~curry'],
  [/tamari|soy sauce/, '~soy'],
  [/quinoa|\boats?\b/, '~tahini'],
  [/butter|ghee/, 'butter'],
  [/egg white|egg yolk/, null],
  [/^egg/, 'wholeegg'],
];
const isBrowned = /golden|brown|caramel/;

/** Drawings and colours of what a pan or pot holds when nothing else is in it. */
export function seenAlone({ names, words }: { names: readonly string[]; words: string }): {
  items: readonly string[];
  sauces: readonly string[];
} {
  const seen = names.flatMap((name) => {
    const form = aloneForms.find(([food]) => food.test(name));
    const drawn = form === undefined ? usualOf(name) : form[1];
    return drawn === 'softonion' && isBrowned.test(words) ? 'goldenonion' : (drawn ?? []);
  });
  return {
    items: [...new Set(seen.filter((each) => !each.startsWith('~')))],
    sauces: [...new Set(seen.flatMap((each) => (each.startsWith('~') ? each.slice(1) : [])))],
  };
}

function usualOf(name: string): string | null {
  const drawn = archetypeOf(name);
  return drawn === null || isArchetypeName(drawn) ? drawn : `~${drawn}`;
}
