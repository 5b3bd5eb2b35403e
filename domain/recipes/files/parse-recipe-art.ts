import { archetypeNames, baseNames, sauceNames, vesselNames } from '../../illustration/index.ts';
import { stepStates, type RecipeArt, type StepArt } from '../recipe.ts';
import {
  itemsOf,
  nestedFieldsOf,
  optionalTextOf,
  report,
  lineOf,
  reportUnknownKeys,
  scalarText,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

const artKeys = ['vessel', 'base', 'items', 'sauces', 'table'];

/** `art:` what an editor chose to be drawn; each part that is left out is guessed. */
export function readArt(fields: YamlFields): RecipeArt | null {
  const art = nestedFieldsOf({ fields, key: 'art' });
  if (art === null) return null;
  reportUnknownKeys({ fields: art, known: artKeys });
  return partsOf(art);
}

/** `art:` of a step: the same, and how far the dish is. */
export function readStepArt(fields: YamlFields): StepArt | null {
  const art = nestedFieldsOf({ fields, key: 'art' });
  if (art === null) return null;
  reportUnknownKeys({ fields: art, known: ['state', ...artKeys] });
  const state = optionalTextOf({ fields: art, key: 'state' });
  if (state === null) return partsOf(art);
  const known = stepStates.find((each) => each === state.toUpperCase());
  if (known === undefined) {
    const line = lineOf({ fields: art, key: 'state' });
    report({ fields: art, line, message: `A step is one of ${stepStates.join(', ')}.` });
    return partsOf(art);
  }
  return { ...partsOf(art), state: known };
}

function partsOf(art: YamlFields): RecipeArt {
  const vessel = namedOf({ fields: art, key: 'vessel', known: vesselNames });
  const base = namedOf({ fields: art, key: 'base', known: baseNames });
  const items = namesOf({ fields: art, key: 'items', known: archetypeNames });
  const sauces = namesOf({ fields: art, key: 'sauces', known: sauceNames });
  const table = optionalTextOf({ fields: art, key: 'table' });
  return {
    ...(vessel === null ? {} : { vessel }),
    ...(base === null ? {} : { base }),
    ...(items === null ? {} : { items }),
    ...(sauces === null ? {} : { sauces }),
    ...(table === null ? {} : { table }),
  };
}

interface Named<Name extends string> {
  fields: YamlFields;
  key: string;
  known: readonly Name[];
}

function namedOf<Name extends string>({ fields, key, known }: Named<Name>): Name | null {
  const text = optionalTextOf({ fields, key });
  return text === null ? null : asName({ fields, known, text, line: lineOf({ fields, key }) });
}

/** Null when the key is not there: an empty list draws nothing on purpose. */
function namesOf<Name extends string>({ fields, key, known }: Named<Name>): readonly Name[] | null {
  if (!fields.values.has(key)) return null;
  return itemsOf({ fields, key }).flatMap(({ node, line }) => {
    return asName({ fields, known, line, text: scalarText(node) ?? '' }) ?? [];
  });
}

function asName<Name extends string>(args: {
  fields: YamlFields;
  known: readonly Name[];
  text: string;
  line: number;
}): Name | null {
  const { fields, known, text, line } = args;
  const found = known.find((name) => name === text);
  if (found !== undefined) return found;
  report({ fields, line, message: `There is no drawing "${text}".` });
  return null;
}
