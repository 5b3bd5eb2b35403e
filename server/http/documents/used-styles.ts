import { renamedClasses } from '../../browser-files/class-names.ts';
import {
  variablesIn,
  type StyleDeclaration,
  type StylePart,
} from '../../browser-files/style-part.ts';
import { constantVariables, withConstants } from './constant-variables.ts';
import { namesIn, type ShortNames } from './short-names.ts';

/** Of a stylesheet, what a page can show that no script changes; its classes as the page will call them. */
export function usedStyles({
  parts,
  html,
  names,
}: {
  parts: readonly StylePart[];
  html: string;
  names: ShortNames;
}): string {
  const page = {
    classes: classesOf(html),
    elements: elementsOf(html),
    letters: lettersOf(html),
  };
  const chosen = chosenParts(parts, page);
  const keyframes = chosen.filter((part) => part.kind === 'keyframes');
  const texts = [html, ...keyframes.map(({ text: moves }) => moves)];
  const plain = withoutConstants({ parts: chosen, texts });
  const variables = usedVariables({ declarations: declarationsOf(plain), texts });
  const sheets = sheetsOf(plain);
  const text = written(plain, { variables, names, sheets, lone: loneFamilies(plain) });
  // A name may be anywhere in what is written: one too many does no harm.
  const moves = keyframes.filter(({ name }) => text.includes(name));
  return `${text}${moves.map((each) => each.text).join('')}`;
}

const utilities = '@layer utilities';

/**
 * Of a stylesheet, all but the rules of classes that are not on a page, whose scripts may add elements
 * and choose values; nothing is called otherwise.
 */
export function stylesOfClasses(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  const page: Page = { classes, elements: 'any', letters: 'any' };
  const chosen = parts.flatMap((part) =>
    part.kind === 'group' && part.head === utilities ? chosenParts([part], page) : [part],
  );
  return chosen.map(wholePart).join('');
}

function wholePart(part: StylePart): string {
  if (part.kind === 'group') return `${part.head}{${part.parts.map(wholePart).join('')}}`;
  if (part.kind !== 'rule') return part.text;
  const selectors = part.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${part.declarations.map(({ text }) => text).join(';')}}`;
}

function classesOf(html: string): Set<string> {
  const attributes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names),
  );
  return new Set([...attributes].flatMap(namesIn));
}

const fields = ['input', 'select', 'textarea'];
const controls = [...fields, 'button', 'fieldset'];
const fieldTypes: [RegExp, string][] = [
  [/<input[^>]*\stype="file"/, 'field-file'],
  [/<input[^>]*\stype="(?:date|time|month|week)/, 'field-date'],
];

const givenAttribute = / (data-surface|aria-disabled|role)="([\w-]+)"/g;

function elementsOf(html: string): Set<string> {
  const names = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
  for (const [pattern, name] of fieldTypes) if (pattern.test(html)) names.add(name);
  for (const [, name = '', value = ''] of html.matchAll(givenAttribute)) {
    names.add(`${name}=${value}`);
  }
  if (names.has('dialog') || /<[^>]* popover/.test(html)) names.add('backdrop');
  if (controls.some((name) => names.has(name))) names.add('control');
  return fields.some((name) => names.has(name)) ? names.add('field') : names;
}

const isWrittenIn = /<textarea|<input(?![^>]*\stype="(?:range|radio|checkbox|hidden)")/;
const beyondAscii = /[\u{7f}-\u{10ffff}]/gu;

/** Beyond those of every language; all there are where somebody writes. */
function lettersOf(html: string): ReadonlySet<number> | 'any' {
  if (isWrittenIn.test(html)) return 'any';
  return new Set([...html.matchAll(beyondAscii)].map(([letter]) => letter.codePointAt(0) ?? 0));
}

interface Page {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string> | 'any';
  letters: ReadonlySet<number> | 'any';
}

/** The same parts with the selectors that can match. */
function chosenParts(parts: readonly StylePart[], page: Page): StylePart[] {
  const { elements: known } = page;
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'group') {
      const inside = chosenParts(part.parts, page);
      return inside.length === 0 ? [] : [{ ...part, parts: inside }];
    }
    if (part.kind === 'font') return isWritten(part.letters, page.letters) ? [part] : [];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(
      ({ classes, elements }) =>
        classes.every((name) => page.classes.has(name)) &&
        (known === 'any' || elements.every((name) => known.has(name))),
    );
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

const firstBeyondAscii = 0x7f;

/** Whether a page has a letter of a font: every page has those that English is written with. */
function isWritten(font: readonly [number, number][], letters: Page['letters']): boolean {
  if (letters === 'any' || font.length === 0) return true;
  return font.some(
    ([first, last]) =>
      first < firstBeyondAscii || [...letters].some((each) => each >= first && each <= last),
  );
}

interface Styles {
  parts: readonly StylePart[];
  texts: readonly string[];
}

function withoutConstants({ parts, texts }: Styles): StylePart[] {
  const used = usedVariables({ declarations: declarationsOf(parts), texts });
  const needed = withDeclarations(parts, (each) =>
    each.sets === null || used.has(each.sets) ? each : null,
  );
  const constants = constantVariables({ parts: needed, texts });
  return withDeclarations(needed, (each) => {
    const text = withConstants(each.text, constants);
    return text === each.text ? each : { text, sets: each.sets, uses: variablesIn(text) };
  });
}

function withDeclarations(
  parts: readonly StylePart[],
  change: (declaration: StyleDeclaration) => StyleDeclaration | null,
): StylePart[] {
  return parts.map((part): StylePart => {
    if (part.kind === 'group') return { ...part, parts: withDeclarations(part.parts, change) };
    if (part.kind !== 'rule') return part;
    const declarations = part.declarations.map(change).filter((each) => each !== null);
    return { ...part, declarations };
  });
}

function declarationsOf(parts: readonly StylePart[]): StyleDeclaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return declarationsOf(part.parts);
    return part.kind === 'rule' ? part.declarations : [];
  });
}

/** The names of sheets of paper that a rule asks for. */
function sheetsOf(parts: readonly StylePart[]): Set<string> {
  const texts = declarationsOf(parts).map(({ text }) => /^page:\s*([\w-]+)/.exec(text)?.[1] ?? '');
  return new Set(texts);
}

/** By texts, by properties, and by the values of those that are used. */
function usedVariables({
  declarations,
  texts,
}: {
  declarations: readonly StyleDeclaration[];
  texts: readonly string[];
}): Set<string> {
  const used = new Set(texts.flatMap(variablesIn));
  let known = -1;
  while (used.size > known) {
    known = used.size;
    for (const { sets, uses } of declarations) {
      if (sets === null || used.has(sets)) for (const name of uses) used.add(name);
    }
  }
  return used;
}

interface Writing {
  variables: ReadonlySet<string>;
  names: ShortNames;
  sheets: ReadonlySet<string>;
  /** Fonts of which one file is left: it is asked for every letter. */
  lone: ReadonlySet<string>;
}

const letterRanges = /;?unicode-range:[^;}]*/;

function loneFamilies(parts: readonly StylePart[]): Set<string> {
  const families = parts.flatMap((part) => (part.kind === 'font' ? [part.family] : []));
  const isLone = (name: string) => families.indexOf(name) === families.lastIndexOf(name);
  return new Set(families.filter(isLone));
}

function written(parts: readonly StylePart[], writing: Writing): string {
  return parts.map((part) => writtenPart(part, writing)).join('');
}

function writtenPart(part: StylePart, writing: Writing): string {
  const { variables, names, sheets, lone } = writing;
  if (part.kind === 'plain') return part.text;
  if (part.kind === 'sheet') return sheets.has(part.name) ? part.text : '';
  if (part.kind === 'font') {
    return lone.has(part.family) ? part.text.replace(letterRanges, '') : part.text;
  }
  if (part.kind === 'keyframes') return '';
  if (part.kind === 'property') return variables.has(part.name) ? part.text : '';
  if (part.kind === 'group') {
    const inside = written(part.parts, writing);
    return inside === '' ? '' : `${part.head}{${inside}}`;
  }
  const kept = part.declarations.filter(({ sets }) => sets === null || variables.has(sets));
  if (kept.length === 0) return '';
  const selectors = part.selectors.map(({ text }) => renamedClasses(text, names)).join(',');
  return `${selectors}{${kept.map(({ text }) => text).join(';')}}`;
}
