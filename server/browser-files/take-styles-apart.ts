import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
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
  return { kind: 'plain', text: node.nodes === undefined ? `${text};` : text };
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

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const escaped = /\\([0-9a-f]{1,6}) ?|\\(.)/gi;

const elementName = /(?:^|[\s>+~])([a-z][\w-]*)/g;
const ofField =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer))/;

function selectorOf(text: string): StyleSelector {
  const whole = outsideOfChoices(text);
  const names = [...whole.matchAll(className)].map(([, name = '']) => unescaped(name));
  const alone = whole.replaceAll(className, '').replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const elements = [...alone.matchAll(elementName)].map(([, name = '']) => name);
  if (ofField.test(whole)) elements.push('field');
  return { text, classes: [...new Set(names)], elements: [...new Set(elements)] };
}

function unescaped(name: string): string {
  return name.replaceAll(escaped, (_all, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
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
