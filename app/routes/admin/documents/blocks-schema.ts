import { Extension, Mark, mergeAttributes, Node, type Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import type { EditorState } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { SemanticBlock } from './semantic-block.tsx';

/** The number of a source among the words; deleted as one. */
const Source = Node.create({
  name: 'source',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: '' } }),
  parseHTML: () => [{ tag: 'sup[data-source]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'sup',
    mergeAttributes(HTMLAttributes, { 'data-source': '' }),
    `[${node.attrs['id']}]`,
  ],
});

/** A link to a screen, or to an https address. */
const Target = Mark.create({
  name: 'target',
  inclusive: false,
  addAttributes: () => ({ to: { default: '' } }),
  parseHTML: () => [{ tag: 'span[data-target]' }],
  renderHTML: ({ mark, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, {
      'data-target': '',
      title: String(mark.attrs['to']),
      class: 'underline',
    }),
    0,
  ],
});

const Semantic = Node.create({
  name: 'semantic',
  group: 'block',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ({
    kind: { default: 'tip' },
    head: { default: '' },
    figure: { default: '' },
    lanes: { default: '{}' },
  }),
  parseHTML: () => [{ tag: 'section[data-block]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'section',
    mergeAttributes(HTMLAttributes, { 'data-block': '' }),
    0,
  ],
  addNodeView: () => ReactNodeViewRenderer(SemanticBlock),
});

/** Below the block the cursor is in: a figure is not cut in two by what comes after it. */
export function afterBlock({ selection }: EditorState): number {
  const { $to } = selection;
  return $to.depth === 0 ? $to.pos : $to.after(1);
}

/** Leaves the block the cursor is in for a paragraph below it. */
export function writeBelow(editor: Editor): boolean {
  const at = afterBlock(editor.state);
  editor.view.focus();
  const chain = editor.chain().insertContentAt(at, { type: 'paragraph' });
  return chain.setTextSelection(at + 1).run();
}

const Below = Extension.create({
  name: 'below',
  addKeyboardShortcuts() {
    return { 'Mod-Enter': () => writeBelow(this.editor) };
  },
});

/** What a text of one line may hold. */
export const lineExtensions = [
  Document.extend({ content: 'paragraph' }),
  Paragraph,
  Text,
  Bold,
  UndoRedo,
  Source,
  Target,
];

/** What a section may hold; what is pasted and is none of it becomes words. */
export const blockExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  BulletList.configure({ HTMLAttributes: { class: 'list-disc pl-6' } }),
  OrderedList.configure({ HTMLAttributes: { class: 'list-decimal pl-6' } }),
  ListItem,
  UndoRedo,
  Source,
  Target,
  Semantic,
  Below,
];
