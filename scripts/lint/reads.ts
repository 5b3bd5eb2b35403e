import type { RuleTester } from 'oxlint/plugins-dev';

export type Rule = Parameters<RuleTester['run']>[1];
export type Context = Parameters<NonNullable<Rule['create']>>[0];
type SourceCode = Context['sourceCode'];
export type Node = Parameters<SourceCode['getScope']>[0];
type Named = Node & { name: string };
type Variable = NonNullable<ReturnType<SourceCode['getScope']>['variables'][number]>;

/** Wait for the element they read of, and then take what it says at that moment. */
const readsOfOne = [
  'boundingBox',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'textContent',
];
/** Wait for nothing at all. */
const readsAtOnce = [
  '$$eval',
  '$eval',
  'allInnerTexts',
  'allTextContents',
  'content',
  'cookies',
  'count',
  'evaluate',
  'evaluateAll',
  'isHidden',
  'isVisible',
  'title',
];
const reads = new Set([...readsOfOne, ...readsAtOnce]);
/** e2e/unchanging.ts: the one way to say that what is read cannot change any more. */
const unchanging = 'unchanging';

/** Answers of the server: they stay as they are, whatever their address was read from. */
const answers = ['fetch', 'get', 'post', 'goto'];

interface Sought {
  /** Methods that are looked for. */
  names: ReadonlySet<string>;
  /** Calls that are not looked into. */
  still: ReadonlySet<string>;
  /** Whether a constant is what it was set to. */
  isByConstants: boolean;
}

const read: Sought = {
  names: reads,
  still: new Set([unchanging, ...answers]),
  isByConstants: true,
};

const tooEarly: Sought = {
  names: new Set([...readsAtOnce, 'goto', 'reload']),
  still: new Set([unchanging]),
  isByConstants: false,
};

/** Whether code takes from the page what it shows at one moment, itself or by a function or constant of its file. */
export function isRead(node: Node, sourceCode: SourceCode): boolean {
  return hasCall({ ...read, node, sourceCode, seen: new Set() });
}

/** The same for reads that do not even wait for an element, and for leaving the page. */
export function isTooEarly(node: Node, sourceCode: SourceCode): boolean {
  return hasCall({ ...tooEarly, node, sourceCode, seen: new Set() });
}

function hasCall(
  sought: Sought & { node: Node; sourceCode: SourceCode; seen: Set<Node> },
): boolean {
  const { node, sourceCode, seen, names, still, isByConstants } = sought;
  if (seen.has(node) || isFunction(node)) return false;
  seen.add(node);
  const isInside = (inner: Node) => hasCall({ ...sought, node: inner });
  if (node.type === 'Identifier') {
    return isByConstants && awaitedValues(node, sourceCode).some(isInside);
  }
  if (node.type === 'CallExpression') {
    const { callee } = node;
    const name = calledName(node);
    if (callee.type === 'MemberExpression' && names.has(name)) return true;
    if (still.has(name)) return false;
    if (callee.type === 'Identifier' && returnedBy(callee, sourceCode).some(isInside)) return true;
  }
  return childrenOf(node, sourceCode).some(isInside);
}

/** `page.locator(…).count()` is a call of `count`, `keysOf(…)` of `keysOf`. */
export function calledName(node: Node): string {
  if (node.type !== 'CallExpression') return '';
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return callee.property.name;
  }
  return '';
}

/** What a constant was set to after a wait; without one it is a locator, or a promise. */
function awaitedValues(node: Named, sourceCode: SourceCode): Node[] {
  return definitionsOf(node, sourceCode).filter(
    (value) => !isFunction(value) && hasAwait(value, sourceCode),
  );
}

/** What a function of the file gives back. */
function returnedBy(node: Named, sourceCode: SourceCode): Node[] {
  return definitionsOf(node, sourceCode).flatMap((value) =>
    isFunction(value) ? returned(value, sourceCode) : [],
  );
}

function definitionsOf(node: Named, sourceCode: SourceCode): Node[] {
  const definitions = findVariable(node, sourceCode)?.defs ?? [];
  return definitions.flatMap(({ node: definition }) => {
    if (definition.type === 'VariableDeclarator') return definition.init ?? [];
    return isFunction(definition) ? definition : [];
  });
}

function findVariable(node: Named, sourceCode: SourceCode): Variable | undefined {
  for (let scope = sourceCode.getScope(node); ; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable || !scope.upper) return variable;
  }
}

function hasAwait(node: Node, sourceCode: SourceCode): boolean {
  if (isFunction(node)) return false;
  return (
    node.type === 'AwaitExpression' ||
    childrenOf(node, sourceCode).some((child) => hasAwait(child, sourceCode))
  );
}

function isFunction(node: Node): node is Node & { body: Node } {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

function returned({ body }: { body: Node }, sourceCode: SourceCode): Node[] {
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    childrenOf(node, sourceCode).forEach(look);
  };
  look(body);
  return found;
}

function childrenOf(node: Node, { visitorKeys }: SourceCode): Node[] {
  const fields = node as unknown as Record<string, Node | Node[] | null | undefined>;
  // The name of a property is none of a variable.
  const keys = (visitorKeys[node.type] ?? []).filter(
    (key) => !(key === 'property' && node.type === 'MemberExpression' && !node.computed),
  );
  return keys.flatMap((key) => fields[key] ?? []);
}
