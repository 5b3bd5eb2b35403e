import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { classesIn, withoutClasses } from './class-names.ts';
import {
  variablesIn,
  type StyleDeclaration,
  type StylePart,
  type StyleSelector,
} from './style-part.ts';

/** Comments are left out but the one that names a licence. */
export function takeStylesApart(css: string): StylePart[] {
  const styles = postcss.parse(css);
  const given = new Set<string>();
  styles.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') for (const name of valuesForAll(layer)) given.add(name);
  });
  styles.walkAtRules('property', (property) => {
    if (isPlain(property) && given.has(property.params)) property.remove();
  });
  leaveOutFallbacks(styles);
  return partsOf(styles.nodes);
}

const fallback = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

/** What the theme gives a value has one: nothing else is ever taken in its place. */
function leaveOutFallbacks(styles: Root): void {
  const ofTheme = new Set<string>();
  styles.walkRules(/^:root(?:,:host)?$/, (rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && (parent as AtRule).name !== 'layer') return;
    rule.walkDecls(/^--/, ({ prop }) => void ofTheme.add(prop));
  });
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(fallback, (written, name: string) =>
      ofTheme.has(name) ? `var(${name})` : written,
    );
  });
}

/**
 * Variables that every element begins with are described one by one for newer browsers, and given to
 * all elements for older ones: the second is shorter, and means the same to both.
 */
function valuesForAll(layer: AtRule): string[] {
  layer.each((node) => {
    if (node.type === 'atrule' && node.name === 'supports') node.replaceWith(node.nodes ?? []);
  });
  const names: string[] = [];
  layer.walkDecls(/^--/, ({ prop }) => void names.push(prop));
  return names;
}

/** Any text, for its own element alone. */
function isPlain(property: AtRule): boolean {
  const facts = new Map<string, string>();
  property.walkDecls(({ prop, value }) => void facts.set(prop, value));
  return facts.get('syntax') === '"*"' && facts.get('inherits') === 'false';
}

function partsOf(nodes: readonly ChildNode[] = []): StylePart[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [ruleOf(node)];
    if (node.type === 'atrule') return [atRuleOf(node)];
    if (node.type === 'comment') {
      return node.text.startsWith('!') ? [{ kind: 'plain' as const, text: node.toString() }] : [];
    }
    throw new Error(`A property stands in no rule: ${node.toString().slice(0, 80)}`);
  });
}

const groups = new Set(['media', 'supports', 'layer', 'container']);

function atRuleOf(node: AtRule): StylePart {
  const { name, params } = node;
  if (name === 'property' || name === 'keyframes') {
    return { kind: name, name: params, text: node.toString() };
  }
  if (name === 'page' && params !== '') {
    return { kind: 'sheet', name: params, text: node.toString() };
  }
  if (groups.has(name) && node.nodes !== undefined) {
    return { kind: 'group', head: `@${name} ${params}`.trim(), parts: partsOf(node.nodes) };
  }
  const text = node.toString();
  if (name === 'font-face') {
    return { kind: 'font', family: familyOf(node), letters: lettersOf(node), text };
  }
  return { kind: 'plain', text: node.nodes === undefined ? `${text};` : text };
}

function familyOf(face: AtRule): string {
  return valuesOf(face, 'font-family')[0] ?? '';
}

const range = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;

function lettersOf(face: AtRule): [number, number][] {
  const ranges = valuesOf(face, 'unicode-range').join(',');
  return [...ranges.matchAll(range)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

function valuesOf(face: AtRule, property: string): string[] {
  return (face.nodes ?? []).flatMap((each) =>
    each.type === 'decl' && each.prop === property ? [each.value] : [],
  );
}

function ruleOf(node: Rule): StylePart {
  const all = node.nodes.filter((each) => each.type !== 'comment');
  // Tools that add what a browser calls otherwise write some of it several times.
  const declarations = all.filter((each, index) => String(each) !== String(all[index + 1] ?? ''));
  const isFlat = declarations.every((each) => each.type === 'decl');
  if (!isFlat) throw new Error(`A rule stands in a rule: ${node.selector.slice(0, 80)}`);
  return {
    kind: 'rule',
    selectors: node.selectors.map(selectorOf),
    declarations: (declarations as Declaration[]).map(declarationOf),
  };
}

function declarationOf(node: Declaration): StyleDeclaration {
  return {
    text: node.toString(),
    sets: node.prop.startsWith('--') ? node.prop : null,
    uses: variablesIn(node.value),
  };
}

const elementName = /(?:^|[\s>+~])([a-z][\w-]*)/g;
/** What only some elements have, by the words that `used-styles.ts` finds them by. */
const ofSome: [RegExp, string][] = [
  [/::(?:placeholder|-webkit-(?:search|inner|outer))/, 'field'],
  [/::file-selector-button/, 'field-file'],
  [/::-webkit-(?:date|calendar)/, 'field-date'],
  [/::backdrop/, 'backdrop'],
  [/^:host$/, 'shadow'],
  [/:(?:disabled|enabled|checked|indeterminate|-moz-ui-invalid)/, 'control'],
];

/** Attributes that no script of such a page changes. */
const givenAttribute = /\[(data-surface|aria-disabled|role)=["']?([\w-]+)["']?\]/g;

function selectorOf(text: string): StyleSelector {
  const whole = needed(text);
  const names = classesIn(whole);
  const alone = withoutClasses(whole).replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const elements = [...alone.matchAll(elementName)].map(([, name = '']) => name);
  for (const [pattern, name] of ofSome) if (pattern.test(whole)) elements.push(name);
  for (const [, name = '', value = ''] of whole.matchAll(givenAttribute)) {
    elements.push(`${name}=${value}`);
  }
  return { text, classes: [...new Set(names)], elements: [...new Set(elements)] };
}

/**
 * What must be there for a selector to match: in `:is()`, `:where()` and `:has()` that is what they
 * say, where they name one thing alone. What stands in `:not()`, or is one of several, need not be.
 */
function needed(selector: string): string {
  let text = '';
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at] ?? '';
    if (character === '\\') {
      text += selector.slice(at, at + 2);
      at += 1;
    } else if (character === '(') {
      const end = endOfChoices(selector, at);
      const inside = selector.slice(at + 1, end);
      // A space keeps two names apart.
      if (lone.test(text) && !hasChoices(inside)) text += ` ${needed(inside)} `;
      at = end;
    } else text += character;
  }
  return text;
}

const lone = /:(?:is|where|has)$/;

function endOfChoices(selector: string, start: number): number {
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1;
    else if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is open: ${selector.slice(0, 80)}`);
}

function hasChoices(inside: string): boolean {
  return postcss.list.comma(inside).length > 1;
}
