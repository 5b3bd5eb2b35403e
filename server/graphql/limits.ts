import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The app's longest document has a quarter of this. */
export const mostCharacters = 20_000;
export const mostTokens = 4000;

/** Deeper than any screen asks, shallow enough that nesting cannot be used against the server. */
const mostDepth = 12;
/** Fields of one operation; the largest of our own screens asks for about 150. */
const mostFields = 500;
export const mostRootFields = 20;
const mostDefinitions = 60;

/**
 * Refuses what is too large before it is validated, since checking it would be the work to be spared.
 * Fields of fragments count each time they are spread.
 */
export function findExcess(document: DocumentNode): GraphQLError | null {
  const { definitions } = document;
  if (definitions.length > mostDefinitions) return tooMuch(`more than ${mostDefinitions} parts`);
  const fragments = new Map(
    definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  for (const operation of definitions.filter(isOperation)) {
    const { selectionSet } = operation;
    const counted = countFields({ selectionSet, fragments, within: [], depth: 1 });
    if (counted.fields > mostFields) return tooMuch(`more than ${mostFields} fields`);
    if (counted.depth > mostDepth) return tooMuch(`fields deeper than ${mostDepth}`);
    if (counted.roots > mostRootFields) {
      return tooMuch(`more than ${mostRootFields} fields at once`);
    }
  }
  return null;
}

function tooMuch(what: string): GraphQLError {
  return new GraphQLError(`The operation asks for ${what}`, {
    extensions: { code: 'operation.too-large' },
  });
}

interface Counting {
  selectionSet: SelectionSetNode | undefined;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /**
   * The fragments that are open here. A fragment that contains itself is left to validation, which
   * refuses it.
   */
  within: readonly string[];
  depth: number;
}

interface Counted {
  fields: number;
  depth: number;
  /** Fields of this level, fragments opened. */
  roots: number;
}

function countFields({ selectionSet, ...rest }: Counting): Counted {
  const counted: Counted = { fields: 0, depth: rest.depth, roots: 0 };
  for (const selection of selectionSet?.selections ?? []) {
    // Nested fragments multiply faster than they can be counted, so counting ends with the limit.
    if (counted.fields > mostFields) return counted;
    if (selection.kind === Kind.FIELD) {
      const { selectionSet: inner } = selection;
      const below = inner && countFields({ ...rest, selectionSet: inner, depth: rest.depth + 1 });
      counted.fields += 1 + (below?.fields ?? 0);
      counted.depth = Math.max(counted.depth, below?.depth ?? 0);
      counted.roots += 1;
    } else {
      const opened = openFragment({ ...rest, selection });
      if (opened === null) continue;
      counted.fields += opened.fields;
      counted.depth = Math.max(counted.depth, opened.depth);
      counted.roots += opened.roots;
    }
  }
  return counted;
}

function openFragment(
  args: Omit<Counting, 'selectionSet'> & {
    selection: Exclude<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>;
  },
): Counted | null {
  const { selection, fragments, within, depth } = args;
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    return countFields({ ...args, selectionSet: selection.selectionSet, depth });
  }
  const name = selection.name.value;
  if (within.includes(name)) return null;
  const selectionSet = fragments.get(name)?.selectionSet;
  return countFields({ selectionSet, fragments, within: [...within, name], depth });
}

function isFragment(
  definition: DocumentNode['definitions'][number],
): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

function isOperation(
  definition: DocumentNode['definitions'][number],
): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION;
}
