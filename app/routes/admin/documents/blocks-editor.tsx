import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { TakeOver } from '../recipes/draft/until-ready.tsx';
import { docOfLine, docOfText, lineOfDoc, textOfDoc, type SemanticKind } from './blocks-doc.ts';
import { afterBlock, blockExtensions, lineExtensions, writeBelow } from './blocks-schema.ts';
import { Chooser } from './chooser.tsx';
import { LinkTool } from './link-tool.tsx';

interface BlocksEditorProps {
  label: string;
  lang: string;
  /** The blocks of a section as one text, or a text of one line. */
  value: string;
  isOneLine: boolean;
  isReadOnly: boolean;
  /** Its tools are there before one writes. */
  hasTools: boolean;
  placeholder: string | undefined;
  sources: readonly string[];
  figures: readonly string[];
  onReady: (takeOver: TakeOver) => void;
  onChange: (value: string) => void;
}

/** Paragraphs, lists and blocks with a meaning; never markup. */
export default function BlocksEditor(props: BlocksEditorProps) {
  const { label, lang, value, isOneLine, isReadOnly, hasTools } = props;
  const { placeholder, sources, figures, onReady, onChange } = props;
  const written = useRef(value);
  const ready = useRef(onReady);
  const docOf = isOneLine ? docOfLine : docOfText;
  const textOf = isOneLine ? lineOfDoc : textOfDoc;
  const editor = useEditor({
    extensions: isOneLine ? lineExtensions : blockExtensions,
    content: docOf(value),
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': String(!isOneLine),
        role: 'textbox',
        lang,
        class: classNames(
          'grid min-h-target content-start gap-2 whitespace-pre-wrap wrap-anywhere rounded-sm border px-3 py-2.5',
          isReadOnly ? 'border-transparent' : boxLook,
        ),
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = textOf(now.getJSON());
      onChange(written.current);
    },
  });
  // Somebody else's text, or one that was chosen in a conflict, takes the place of what is shown.
  useLayoutEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [editor, value, docOf]);
  useLayoutEffect(() => {
    if (editor === null) return;
    ready.current(() => {
      editor.commands.setTextSelection(editor.state.doc.content.size);
      editor.view.focus();
    });
  }, [editor]);
  // Also while one of its menus is open, which hangs elsewhere in the page.
  const [isNear, setIsNear] = useState(false);
  if (editor === null) return null;
  return (
    <div onFocus={() => setIsNear(true)} onBlur={() => setIsNear(false)} className="grid gap-2">
      {!isReadOnly && (
        <Tools
          editor={editor}
          isOneLine={isOneLine}
          isShown={hasTools || isNear}
          sources={sources}
          figures={figures}
        />
      )}
      <div className="relative">
        <EditorContent editor={editor} />
        {value === '' && placeholder !== undefined && (
          <span aria-hidden className="pointer-events-none absolute top-2.5 left-3 text-ink-3">
            {placeholder}
          </span>
        )}
      </div>
    </div>
  );
}

const boxLook = 'border-line hover:border-line-strong focus:border-ink';

const inserted: readonly { kind: SemanticKind; label: () => string }[] = [
  { kind: 'tip', label: m.kitchen_blocks_note },
  { kind: 'medical', label: m.kitchen_blocks_medical },
  { kind: 'question', label: m.kitchen_blocks_question },
  { kind: 'recipe', label: m.kitchen_blocks_recipe },
];

interface ToolsProps extends Pick<BlocksEditorProps, 'isOneLine' | 'sources' | 'figures'> {
  editor: Editor;
  isShown: boolean;
}

/** The keyboard goes back into the text at once: what is typed next is written. */
function backIn(editor: Editor) {
  editor.view.focus();
  return editor.chain();
}

function Tools({ editor, isOneLine, isShown, sources, figures }: ToolsProps) {
  const { isBold, isList, isSteps, target } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isList: now.isActive('bulletList'),
      isSteps: now.isActive('orderedList'),
      target: String(now.getAttributes('target')['to'] ?? ''),
    }),
  });
  const begun = useRef(0);
  function insert(choice: string): void {
    const [kind = '', figure = ''] = choice.split(':');
    const count = kind === 'figure' ? 2 : 1;
    const content = Array.from({ length: count }, () => ({ type: 'paragraph' }));
    const attrs = { kind, head: '', figure, lanes: '{}' };
    const block = { type: 'semantic', attrs, content };
    begun.current = afterBlock(editor.state);
    editor.chain().insertContentAt(begun.current, block).run();
  }
  /** The title of the block that was begun. */
  function headOfBegun(): HTMLElement {
    const block = editor.view.nodeDOM(begun.current);
    const head = block instanceof HTMLElement ? block.querySelector('input') : null;
    return head ?? editor.view.dom;
  }
  const sourceChoices = sources.map((name) => ({
    value: name,
    label: m.kitchen_blocks_source({ name }),
  }));
  return (
    <fieldset className={classNames('flex-wrap gap-2', isShown ? 'flex' : 'hidden')}>
      <legend className="sr-only">{m.kitchen_blocks_tools()}</legend>
      <Button size="sm" aria-pressed={isBold} onClick={() => backIn(editor).toggleBold().run()}>
        {m.kitchen_blocks_bold()}
      </Button>
      {!isOneLine && (
        <>
          <Button
            size="sm"
            aria-pressed={isList}
            onClick={() => backIn(editor).toggleBulletList().run()}
          >
            {m.kitchen_blocks_list()}
          </Button>
          <Button
            size="sm"
            aria-pressed={isSteps}
            onClick={() => backIn(editor).toggleOrderedList().run()}
          >
            {m.kitchen_blocks_steps()}
          </Button>
        </>
      )}
      <LinkTool editor={editor} target={target} />
      {!isOneLine && (
        <>
          <Button
            size="sm"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl Enter"
            onClick={() => writeBelow(editor)}
          >
            {m.kitchen_blocks_below()}
          </Button>
          <Chooser
            label={m.kitchen_blocks_insert()}
            choices={[
              ...inserted.map(({ kind, label }) => ({ value: kind, label: label() })),
              ...figures.map((name) => ({
                value: `figure:${name}`,
                label: m.kitchen_blocks_figure({ name }),
              })),
            ]}
            onChoose={insert}
            goesOnIn={headOfBegun}
          />
        </>
      )}
      {sources.length > 0 && (
        <Chooser
          label={m.kitchen_blocks_source_of()}
          choices={sourceChoices}
          onChoose={(id) => editor.chain().insertContent({ type: 'source', attrs: { id } }).run()}
          goesOnIn={() => editor.view.dom}
        />
      )}
    </fieldset>
  );
}
