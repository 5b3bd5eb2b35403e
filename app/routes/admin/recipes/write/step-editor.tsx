import { Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import { paperBox } from '../draft/edited-field.tsx';
import { docOfStep, textOfStep } from './step-doc.ts';
import type { Marked } from './step-marks.ts';
import { marking, stepExtensions } from './step-schema.ts';
import { mentionOf } from './step-uses.ts';
import type { TakeOver } from '../draft/until-ready.tsx';

export interface ListedFood {
  readonly key: string;
  readonly name: string;
  /** No step uses it yet. */
  readonly isFree: boolean;
}

interface StepEditorProps {
  label: string;
  value: string;
  isReadOnly: boolean;
  /** The ingredients of the recipe. */
  foods: readonly ListedFood[];
  marked: Marked;
  onReady: (takeOver: TakeOver) => void;
  onChange: (value: string) => void;
  /** The step mentions a food that it may not have used so far. */
  onUse: (key: string) => void;
  /** Enter: the next step. */
  onNext: () => void;
}

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly isAmount: boolean;
  readonly isFree: boolean;
}

const mostFoods = 4;

/** The words of a step: `@` offers its ingredients and their amounts, Enter begins the next step. */
export default function StepEditor(props: StepEditorProps) {
  const { label, value, isReadOnly, foods, marked } = props;
  const id = useId();
  const latest = useRef(props);
  useEffect(() => void (latest.current = props));
  const written = useRef(value);
  const [mention, setMention] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const choices = mention === null ? [] : choicesOf(foods, mention);
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const editor = useEditor({
    extensions: stepExtensions,
    content: docOfStep(value),
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: () => ({
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: 'en',
        class: classNames(
          'min-h-target whitespace-pre-wrap wrap-anywhere px-3 py-2.5',
          'has-[p>br:only-child]:border-line',
          paperBox,
        ),
      }),
      handleKeyDown: (_view, event) => !event.isComposing && keys.current(event),
      // Whatever is pasted is one line of words, with the amounts that it names.
      handlePaste: (view, event) => {
        const words = (event.clipboardData?.getData('text') ?? '').replaceAll(/\s*\n\s*/g, ' ');
        const { content } = view.state.schema.nodeFromJSON(docOfStep(words)).firstChild ?? {};
        if (content === undefined || content.size === 0) return false;
        view.dispatch(view.state.tr.replaceSelection(new Slice(content, 0, 0)));
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = textOfStep(now.getJSON());
      latest.current.onChange(written.current);
    },
    onTransaction: ({ editor: now }) => {
      setMention(now.isFocused ? mentionAt(now) : null);
      setActive(0);
    },
    onBlur: () => setMention(null),
  });
  // Somebody else's text, or one that was chosen in a conflict, takes the place of what is shown.
  useLayoutEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(docOfStep(value), { emitUpdate: false });
  }, [editor, value]);
  useLayoutEffect(() => {
    if (editor === null) return;
    latest.current.onReady((before) => {
      editor.commands.setTextSelection(1 + sizeOf(before));
      editor.view.focus();
    });
  }, [editor]);
  // What the step uses is seen in its words at once.
  const seen = JSON.stringify(marked);
  useEffect(() => {
    const now = JSON.parse(seen) as Marked;
    if (editor !== null) editor.view.dispatch(marking(editor.state, now));
  }, [editor, seen]);

  function take(choice: Choice | undefined): void {
    if (editor === null || choice === undefined || mention === null) return;
    const { to } = editor.state.selection;
    const content = choice.isAmount
      ? { type: 'amount', attrs: { key: choice.key, share: '' } }
      : { type: 'text', text: choice.name.toLowerCase() };
    const range = { from: to - mention.length - 1, to };
    editor.chain().insertContentAt(range, content).run();
    props.onUse(choice.key);
  }
  useEffect(() => {
    keys.current = (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const isOpen = choices.length > 0;
      if (step !== 0 && isOpen) {
        setActive((now) => Math.min(Math.max(now + step, 0), choices.length - 1));
      } else if (event.key === 'Enter' || (event.key === 'Tab' && isOpen && !event.shiftKey)) {
        if (isOpen) take(choices[active]);
        else if (!isReadOnly) props.onNext();
      } else if (event.key === 'Escape' && isOpen) setMention(null);
      else return false;
      event.preventDefault();
      return true;
    };
  });
  // Only while there is a list is it named.
  useEffect(() => {
    const box = editor?.view.dom;
    if (box === undefined) return;
    if (choices.length === 0) {
      box.removeAttribute('aria-controls');
      box.removeAttribute('aria-activedescendant');
    } else {
      box.setAttribute('aria-controls', `${id}-list`);
      box.setAttribute('aria-activedescendant', `${id}-${active}`);
    }
  });
  if (editor === null) return null;
  return (
    <div className="relative">
      <EditorContent editor={editor} />
      {choices.length > 0 && <Choices id={id} choices={choices} active={active} onTake={take} />}
    </div>
  );
}

/** How far a text reaches in the document; an amount is one step of the cursor. */
function sizeOf(text: string): number {
  const parts = docOfStep(text).content?.[0]?.content ?? [];
  return parts.reduce((sum, part) => sum + (part.text?.length ?? 1), 0);
}

/** The word after `@` before the cursor; null where there is none. */
function mentionAt(editor: Editor): string | null {
  const { selection } = editor.state;
  if (!selection.empty) return null;
  const { $from } = selection;
  return mentionOf($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'));
}

/** Those that no step uses yet come first; each as a word, then how much of it. */
function choicesOf(foods: readonly ListedFood[], mention: string): readonly Choice[] {
  const found = foods
    .filter(({ name }) => name.toLowerCase().includes(mention.toLowerCase()))
    .toSorted((one, other) => Number(other.isFree) - Number(one.isFree))
    .slice(0, mostFoods);
  return [
    ...found.map((food) => ({ ...food, isAmount: false })),
    ...found.map((food) => ({ ...food, isAmount: true })),
  ];
}

function Choices(props: {
  id: string;
  choices: readonly Choice[];
  active: number;
  onTake: (choice: Choice) => void;
}) {
  const { id, choices, active, onTake } = props;
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what a text box offers
      role="listbox"
      aria-label={m.kitchen_mention()}
      className="absolute inset-x-0 top-full z-(--z-sticky) mt-1 overflow-hidden rounded-md bg-raised shadow-lg"
    >
      {choices.map((choice, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the text box is the key for it
        <div
          key={`${choice.key} ${choice.isAmount}`}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a text box
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Before the text box loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
          className={classNames(
            'flex min-h-target cursor-pointer items-center gap-3 px-3 py-1.5 text-sm hover:bg-sunken',
            index === active && 'bg-yolk-soft text-yolk-ink',
          )}
        >
          <span className="font-semibold">
            {choice.isAmount ? m.kitchen_amount({ name: choice.name }) : choice.name}
          </span>
          {choice.isFree && !choice.isAmount && <span>{m.kitchen_mention_free()}</span>}
        </div>
      ))}
    </div>
  );
}
