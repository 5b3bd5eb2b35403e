import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { SemanticKind } from './blocks-doc.ts';
import { ThingInput } from './thing-input.tsx';

/** A block with a head: what it is, its title or address, and its words below. */
export function SemanticBlock({ node, editor, updateAttributes }: ReactNodeViewProps) {
  const kind = node.attrs['kind'] as SemanticKind;
  const label = wordsOf(kind, String(node.attrs['figure']));
  return (
    <NodeViewWrapper className="my-3 grid gap-2 rounded-md border-l-4 border-line-strong bg-sunken p-3">
      {kind === 'recipe' ? (
        <div contentEditable={false}>
          <ThingInput
            label={label}
            of="recipes"
            value={String(node.attrs['head'])}
            isReadOnly={!editor.isEditable}
            onChange={(head) => updateAttributes({ head })}
          />
        </div>
      ) : (
        <label contentEditable={false} className="grid gap-1 text-sm text-ink-2">
          {label}
          <input
            value={String(node.attrs['head'])}
            readOnly={!editor.isEditable}
            maxLength={300}
            onChange={(event) => updateAttributes({ head: event.target.value })}
            className="min-h-target w-full rounded-sm border border-line-strong bg-surface px-3 font-semibold text-ink"
          />
        </label>
      )}
      <NodeViewContent className={kind === 'recipe' ? 'hidden' : undefined} />
    </NodeViewWrapper>
  );
}

function wordsOf(kind: SemanticKind, figure: string): string {
  switch (kind) {
    case 'tip':
      return m.kitchen_blocks_note();
    case 'medical':
      return m.kitchen_blocks_medical();
    case 'question':
      return m.kitchen_blocks_question();
    case 'person':
      return m.kitchen_blocks_person();
    case 'recipe':
      return m.kitchen_blocks_recipe();
    case 'figure':
      return m.kitchen_blocks_figure({ name: figure });
  }
}
