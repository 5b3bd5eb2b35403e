import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { classesIn, withoutClasses } from './class-names.ts';
import {
  variablesIn,
  type StyleDeclaration,
  type StylePart,
  type StyleSelector,
} from './style-part.ts';

/** Comments are left out but the one that names a licence. */
export function takeStylesApart(css: string): StylePart[] {
  return partsOf(postcss.parse(css).nodes);
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
  const name = face.nodes?.find((each) => each.type === 'decl' && each.prop === 'font-family');
  return name?.type === 'decl' ? name.value : '';
}

const range = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi;

function lettersOf(face: AtRule): [number, number][] {
  const ranges = (face.nodes ?? []).flatMap((each) =>
    each.type === 'decl' && each.prop === 'unicode-range' ? [each.value] : [],
  );
  return [...ranges.join(',').matchAll(range)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

function ruleOf(node: Rule): StylePart {
  const declarations = node.nodes.filter((each) => each.type !== 'comment');
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
/** What only fields and buttons have, by the words that `used-styles.ts` finds them by. */
const ofFields: [RegExp, string][] = [
  [/::(?:placeholder|-webkit-(?:search|inner|outer))/, 'field'],
  [/::file-selector-button/, 'field-file'],
  [/::-webkit-(?:date|calendar)/, 'field-date'],
  [/:(?:disabled|enabled|checked|indeterminate|-moz-ui-invalid)/, 'control'],
];

function selectorOf(text: string): StyleSelector {
  const whole = outsideOfChoices(text);
  const names = classesIn(whole);
  const alone = withoutClasses(whole).replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const elements = [...alone.matchAll(elementName)].map(([, name = '']) => name);
  for (const [pattern, name] of ofFields) if (pattern.test(whole)) elements.push(name);
  return { text, classes: [...new Set(names)], elements: [...new Set(elements)] };
}

/** What stands in `:is()`, `:where()`, `:not()` and `:has()` need not all be there. */
function outsideOfChoices(selector: string): string {
  let depth = 0;
  let outside = '';
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at];
    if (character === '\\') {
      if (depth === 0) outside += selector.slice(at, at + 2);
      at += 1;
    } else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) outside += character;
  }
  return outside;
}
