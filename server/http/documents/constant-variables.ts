import {
  variablesIn,
  type StyleDeclaration,
  type StylePart,
} from '../../browser-files/style-part.ts';

interface Styles {
  parts: readonly StylePart[];
  /** What else may name a variable: the page, and what moves on it. */
  texts: readonly string[];
}

/**
 * Values of variables that have one everywhere on a page, where it is shorter to write what they
 * are; `initial` for those that have none.
 */
export function constantVariables({ parts, texts }: Styles): ReadonlyMap<string, string> {
  const given = Map.groupBy(givenIn(parts), ({ name }) => name);
  const uses = usesIn(parts);
  const own = new Set(parts.flatMap((part) => (part.kind === 'property' ? [part.name] : [])));
  const constants = new Map<string, string>();
  for (const name of new Set([...given.keys(), ...uses.keys()])) {
    const values = given.get(name) ?? [{ name, value: 'initial', isEverywhere: true }];
    const [{ value, isEverywhere } = { value: '', isEverywhere: false }] = values;
    const isConstant = values.length === 1 && isEverywhere && !own.has(name);
    if (!isConstant || texts.some((text) => text.includes(name))) continue;
    if (isShorter(value, uses.get(name) ?? 0)) constants.set(name, value);
  }
  return constants;
}

interface GivenValue {
  name: string;
  value: string;
  isEverywhere: boolean;
}

const everything = /^(?:\*|:root|:host|::?(?:before|after|backdrop))$/;

function givenIn(parts: readonly StylePart[], isAlways = true): GivenValue[] {
  return parts.flatMap((part): GivenValue[] => {
    if (part.kind === 'group') {
      return givenIn(part.parts, isAlways && part.head.startsWith('@layer'));
    }
    if (part.kind !== 'rule') return [];
    const isEverywhere = isAlways && part.selectors.every(({ text }) => everything.test(text));
    return part.declarations.flatMap(({ sets, text }) =>
      sets === null
        ? []
        : [{ name: sets, value: text.slice(sets.length + 1).trim(), isEverywhere }],
    );
  });
}

function usesIn(parts: readonly StylePart[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of declarationsIn(parts)) {
    for (const name of variablesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function declarationsIn(parts: readonly StylePart[]): StyleDeclaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return declarationsIn(part.parts);
    return part.kind === 'rule' ? part.declarations : [];
  });
}

const lengthOfUse = 'var(--a)'.length;
const lengthOfName = '--a:;'.length;

/** A value that takes others has them where it is given, not where it is used. */
function isShorter(value: string, uses: number): boolean {
  if (/var\(|!/.test(value)) return false;
  if (value === 'initial') return true;
  return uses * (value.length - lengthOfUse) <= value.length + lengthOfName;
}

const use = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** The text with values in the place of constants; one that has none leaves what stands for it. */
export function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  const written = text.replaceAll(use, (whole, name: string, other: string | undefined) => {
    const value = constants.get(name);
    if (value === undefined) return whole;
    return value === 'initial' ? (other?.trim() ?? whole) : value;
  });
  return written === text ? text : withConstants(written, constants);
}
