import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { docOfText, textOfDoc, type SemanticKind } from './blocks-doc.ts';
import { afterBlock, blockExtensions, writeBelow } from './blocks-schema.ts';
import { LinkTool } from './link-tool.tsx';

interface BlocksEditorProps {
  label: string;
  /** The blocks of a section as one text. */
  value: string;
  isReadOnly: boolean;
  sources: readonly string[];
  figures: readonly string[];
  onChange: (value: string) => void;
}

/** Paragraphs, lists and blocks with a meaning; never markup. */
export default function BlocksEditor(props: BlocksEditorProps) {
  const { label, value, isReadOnly, sources, figures, onChange } = props;
  const written = useRef(value);
  const editor = useEditor({
    extensions: blockExtensions,
    content: docOfText(value),
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: 'en',
        class:
          'grid gap-2 whitespace-pre-wrap wrap-anywhere rounded-sm border border-line px-3 py-2.5 hover:border-line-strong focus:border-ink',
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = textOfDoc(now.getJSON());
      onChange(written.current);
    },
  });
  // Somebody else's text, or one that was chosen in a conflict, takes the place of what is shown.
  useEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(docOfText(value), { emitUpdate: false });
  }, [editor, value]);
  if (editor === null) return null;
  return (
    <div className="grid gap-2">
      {!isReadOnly && <Tools editor={editor} sources={sources} figures={figures} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const inserted: readonly { kind: SemanticKind; label: () => string }[] = [
  { kind: 'tip', label: m.kitchen_blocks_note },
  { kind: 'medical', label: m.kitchen_blocks_medical },
  { kind: 'question', label: m.kitchen_blocks_question },
  { kind: 'recipe', label: m.kitchen_blocks_recipe },
];

function Tools({
  editor,
  sources,
  figures,
}: { editor: Editor } & Pick<BlocksEditorProps, 'sources' | 'figures'>) {
  const { isBold, isList, isSteps, target } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive('bold'),
      isList: now.isActive('bulletList'),
      isSteps: now.isActive('orderedList'),
      target: String(now.getAttributes('target')['to'] ?? ''),
    }),
  });
  function insert(choice: string): void {
    const [kind = '', figure = ''] = choice.split(':');
    const count = kind === 'figure' ? 2 : 1;
    const content = Array.from({ length: count }, () => ({ type: 'paragraph' }));
    const attrs = { kind, head: '', figure, lanes: '{}' };
    const block = { type: 'semantic', attrs, content };
    editor.chain().focus().insertContentAt(afterBlock(editor.state), block).run();
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{m.kitchen_blocks_tools()}</legend>
      <Button
        size="sm"
        aria-pressed={isBold}
        onClick={() => editor.chain().focus().toggleBold().run()}
      >
        {m.kitchen_blocks_bold()}
      </Button>
      <Button
        size="sm"
        aria-pressed={isList}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      >
        {m.kitchen_blocks_list()}
      </Button>
      <Button
        size="sm"
        aria-pressed={isSteps}
        onClick={() => editor.chain().focus().toggleOrderedList().run()}
      >
        {m.kitchen_blocks_steps()}
      </Button>
      <LinkTool editor={editor} target={target} />
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
      />
      {sources.length > 0 && (
        <Chooser
          label={m.kitchen_blocks_source_of()}
          choices={sources.map((name) => ({
            value: name,
            label: m.kitchen_blocks_source({ name }),
          }))}
          onChoose={(id) =>
            editor.chain().focus().insertContent({ type: 'source', attrs: { id } }).run()
          }
        />
      )}
    </fieldset>
  );
}

/** A native list that does what is chosen and forgets it. */
function Chooser(props: {
  label: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  const { label, choices, onChoose } = props;
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-target max-w-full rounded-full border border-line-strong bg-surface px-3 text-sm font-semibold"
    >
      <option value="" disabled>
        {label}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
