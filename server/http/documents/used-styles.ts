import {
  variablesIn,
  type StyleDeclaration,
  type StylePart,
} from '../../browser-files/style-part.ts';

/** Of a stylesheet, what a page can show that no script changes. */
export function usedStyles({ parts, html }: { parts: readonly StylePart[]; html: string }): string {
  const chosen = chosenParts(parts, { classes: classesIn(html), elements: elementsIn(html) });
  const keyframes = chosen.filter((part) => part.kind === 'keyframes');
  const variables = usedVariables({
    declarations: declarationsOf(chosen),
    texts: [html, ...keyframes.map(({ text }) => text)],
  });
  const text = written(chosen, variables);
  // A name may be anywhere in what is written: one too many does no harm.
  const moves = keyframes.filter(({ name }) => text.includes(name));
  return `${text}${moves.map((each) => each.text).join('')}`;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function classesIn(html: string): Set<string> {
  const attributes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names),
  );
  const names = [...attributes].flatMap((each) => each.split(/\s+/));
  return new Set(
    names.map((name) =>
      name.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (each) => entities[each] ?? each),
    ),
  );
}

const fields = ['input', 'select', 'textarea'];

function elementsIn(html: string): Set<string> {
  const names = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
  return fields.some((name) => names.has(name)) ? names.add('field') : names;
}

interface Page {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/** The same parts with the selectors that can match. */
function chosenParts(parts: readonly StylePart[], page: Page): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'group') {
      const inside = chosenParts(part.parts, page);
      return inside.length === 0 ? [] : [{ ...part, parts: inside }];
    }
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(
      ({ classes, elements }) =>
        classes.every((name) => page.classes.has(name)) &&
        elements.every((name) => page.elements.has(name)),
    );
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

function declarationsOf(parts: readonly StylePart[]): StyleDeclaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return declarationsOf(part.parts);
    return part.kind === 'rule' ? part.declarations : [];
  });
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

function written(parts: readonly StylePart[], variables: ReadonlySet<string>): string {
  return parts.map((part) => writtenPart(part, variables)).join('');
}

function writtenPart(part: StylePart, variables: ReadonlySet<string>): string {
  if (part.kind === 'plain') return part.text;
  if (part.kind === 'keyframes') return '';
  if (part.kind === 'property') return variables.has(part.name) ? part.text : '';
  if (part.kind === 'group') {
    const inside = written(part.parts, variables);
    return inside === '' ? '' : `${part.head}{${inside}}`;
  }
  const kept = part.declarations.filter(({ sets }) => sets === null || variables.has(sets));
  if (kept.length === 0) return '';
  const selectors = part.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${kept.map(({ text }) => text).join(';')}}`;
}
