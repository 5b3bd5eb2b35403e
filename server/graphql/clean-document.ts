import { Kind, visit, type ASTNode, type DocumentNode } from 'graphql';
import { cleanText } from '../../lib/clean-text.ts';

/** The document with the texts that are written into it cleaned, as those of variables are. */
export function cleanDocument(document: DocumentNode): DocumentNode {
  return visit(document, {
    StringValue(node, _key, _parent, _path, ancestors) {
      const value = cleanText(node.value, nameOfField(ancestors));
      return value === node.value ? undefined : { ...node, value };
    },
  });
}

function nameOfField(ancestors: readonly (ASTNode | readonly ASTNode[])[]): string {
  for (const ancestor of ancestors.toReversed()) {
    if (!('kind' in ancestor)) continue;
    if (ancestor.kind === Kind.ARGUMENT || ancestor.kind === Kind.OBJECT_FIELD) {
      return ancestor.name.value;
    }
  }
  return '';
}
