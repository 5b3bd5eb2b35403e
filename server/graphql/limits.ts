import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Deeper than any screen asks, shallow enough that nesting cannot be used against the server. */
export const maximumDepth = 12;

/** Fields of one operation; the largest of our own screens asks for about 150. */
const maximumFields = 1000;

/** Rules see the operation alone, not its variables, so that a checked operation can be cached. */
export function limitRules({
  isIntrospectionOn,
}: {
  isIntrospectionOn: boolean;
}): ValidationRule[] {
  return isIntrospectionOn ? [fieldLimitRule] : [fieldLimitRule, NoSchemaIntrospectionCustomRule];
}

/** Refuses operations that ask for more fields than a screen ever needs, fragments counted each time. */
const fieldLimitRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const fields = countFields({ context, selectionSet: operation.selectionSet, within: [] });
    if (fields <= maximumFields) return;
    context.reportError(
      new GraphQLError(`The operation asks for more than ${maximumFields} fields`, {
        nodes: operation,
      }),
    );
  },
});

interface Counting {
  context: ValidationContext;
  selectionSet: SelectionSetNode | undefined;
  /** Fragments on the way here: one that contains itself is another rule's to refuse. */
  within: readonly string[];
}

function countFields({ context, selectionSet, within }: Counting): number {
  let count = 0;
  for (const selection of selectionSet?.selections ?? []) {
    // Enough is enough: nested fragments multiply faster than they can be counted.
    if (count > maximumFields) return count;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      if (within.includes(name)) continue;
      const fragment = context.getFragment(name);
      count += countFields({
        context,
        selectionSet: fragment?.selectionSet,
        within: [...within, name],
      });
    } else {
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      count += own + countFields({ context, selectionSet: selection.selectionSet, within });
    }
  }
  return count;
}
