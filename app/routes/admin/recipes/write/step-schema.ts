import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { marksIn, type Marked } from './step-marks.ts';

/** How much of an ingredient a step takes: it follows the servings, and is deleted as one. */
const Amount = Node.create({
  name: 'amount',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ key: { default: '' }, share: { default: '' } }),
  parseHTML: () => [{ tag: 'span[data-amount]' }],
  renderText: ({ node }) => `{${`${node.attrs['key']} ${node.attrs['share']}`.trimEnd()}}`,
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, {
      'data-amount': '',
      class: 'rounded-xs bg-yolk-soft px-1 font-semibold text-yolk-ink',
    }),
    amountWords(String(node.attrs['key']), String(node.attrs['share'])),
  ],
});

/** `1/3 of the olive oil` of `olive-oil 1/3` */
function amountWords(key: string, share: string): string {
  const name = key.replace(/#\d+$/, '').replaceAll('-', ' ');
  return share === '' ? m.kitchen_amount({ name }) : m.kitchen_amount_share({ share, name });
}

const mentions = new PluginKey<Marked>('mentions');
const looks = {
  food: 'rounded-xs bg-leaf-soft px-0.5 font-semibold text-leaf-ink',
  timer: 'rounded-xs bg-sky-soft px-0.5 font-semibold text-sky-ink',
} as const;

/** Tells the words of a step what it uses and how long it takes. */
export function marking(state: EditorState, marked: Marked): Transaction {
  return state.tr.setMeta(mentions, marked);
}

function decorations(state: EditorState): DecorationSet {
  const marked = mentions.getState(state);
  const found: Decoration[] = [];
  state.doc.descendants((node, at) => {
    if (marked === undefined || node.text === undefined) return;
    for (const { from, to, kind } of marksIn(node.text, marked)) {
      found.push(Decoration.inline(at + from, at + to, { class: looks[kind] }));
    }
  });
  return DecorationSet.create(state.doc, found);
}

const Mentions = Extension.create({
  name: 'mentions',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key: mentions,
      state: {
        init: () => ({ names: [], minutes: [] }),
        apply: (change, was) => (change.getMeta(mentions) as Marked | undefined) ?? was,
      },
      props: { decorations },
    }),
  ],
});

/** One paragraph with amounts in it; what it mentions is seen as what it is. */
export const stepExtensions = [
  Document.extend({ content: 'paragraph' }),
  Paragraph,
  Text,
  UndoRedo,
  Amount,
  Mentions,
];
