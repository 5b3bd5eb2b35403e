import {
  Kind,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** Each operation as a constant that carries its text, with the fragments it spreads, and its types. */
export function printDocuments(args: {
  own: readonly DocumentNode[];
  /** Fragments may stand in the files of other areas. */
  all: readonly DocumentNode[];
}): string {
  const fragments = fragmentsOf(args.all);
  return operationsOf(args.own)
    .map((operation) => printOperation({ operation, fragments }))
    .join('\n');
}

/** The texts of all operations, each as its constant carries it. */
export function documentTexts(all: readonly DocumentNode[]): string[] {
  const fragments = fragmentsOf(all);
  return operationsOf(all).map((operation) => textOf({ operation, fragments }));
}

function operationsOf(documents: readonly DocumentNode[]): OperationDefinitionNode[] {
  return documents.flatMap(({ definitions }) => definitions).filter(isOperation);
}

function fragmentsOf(
  documents: readonly DocumentNode[],
): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = documents.flatMap(({ definitions }) => definitions).filter(isFragment);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function printOperation(args: {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}): string {
  const { operation } = args;
  const name = operation.name?.value;
  if (name === undefined) throw new Error('Every operation of the app has a name');
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const type = `${name}${kind}`;
  const text = textOf(args);
  return `export const ${name}Document = new TypedDocumentString<${type}, ${type}Variables>(\`${text}\`);\n`;
}

function textOf(args: {
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}): string {
  const { operation, fragments } = args;
  const parts = [operation, ...spreadBy({ definition: operation, fragments })];
  return parts.map((part) => print(part)).join('\n\n');
}

/** The fragments a definition spreads, and theirs; each once, in the order they are met. */
function spreadBy(args: {
  definition: DefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}): FragmentDefinitionNode[] {
  const { fragments } = args;
  const found = new Set<FragmentDefinitionNode>();
  function collect(definition: DefinitionNode): void {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (fragment === undefined) throw new Error(`There is no fragment ${name}`);
        if (found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  }
  collect(args.definition);
  return [...found];
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}
