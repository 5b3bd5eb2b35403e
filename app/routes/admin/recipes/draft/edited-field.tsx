import { useId, type ReactNode } from 'react';
import {
  hasManyLines,
  longestTextOf,
} from '../../../../../domain/content-store/content-limits.rules.ts';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { WrittenWords } from '../../documents/written-words.tsx';
import { useEarlyText } from '../../../../loading/use-early-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { OpenDraft } from './use-draft.ts';
import { withVouched } from '../write/vouched.ts';

interface EditedTextProps {
  open: OpenDraft;
  field: string;
  label: string;
  /** The label is read out, and shown only where nothing else says what it is. */
  isLabelShown?: boolean;
  isReadOnly?: boolean;
  placeholder?: string | undefined;
  lang?: string;
  className?: string | undefined;
  /** Its placeholder says where it is: no box while nothing is written. */
  isQuiet?: boolean;
  /** Its words begin where the headings do; the box reaches out to both sides. */
  isFlush?: boolean;
}

/** Most texts are one line of a file. */
function typedIn(field: string, text: string): string {
  return hasManyLines(field) ? text : text.replaceAll('\n', ' ');
}

/** Written words stand on the paper; a box shows where one is, may go, or could write. */
const quietBox =
  'rounded-sm border border-transparent bg-transparent hover:border-line-strong focus:border-ink focus:bg-surface read-only:border-transparent';
export const paperBox = `${quietBox} placeholder-shown:border-line`;

/** One text that grows with what is written, with what there is to say of it below. */
export function EditedText(props: EditedTextProps) {
  const { open, field, label, isLabelShown = false, isReadOnly = false, placeholder, lang } = props;
  const { isQuiet = false, isFlush = false } = props;
  const id = useId();
  const set = (text: string) => open.setText(field, typedIn(field, text));
  const box = useEarlyText(set);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={isLabelShown ? 'text-sm font-semibold' : 'sr-only'}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        lang={lang}
        value={open.draft.texts[field] ?? ''}
        readOnly={isReadOnly}
        maxLength={longestTextOf(field)}
        // What is empty is a box; what is written is paper.
        placeholder={placeholder ?? ' '}
        aria-describedby={`${id}-remarks`}
        onChange={(event) => set(event.target.value)}
        className={classNames(
          'field-sizing-content resize-none px-3 py-2.5',
          isFlush ? '-mx-3 w-[calc(100%+1.5rem)]' : 'w-full',
          isQuiet ? quietBox : paperBox,
          props.className,
        )}
      />
      <FieldNotes id={`${id}-remarks`} open={open} fields={[field]} />
    </div>
  );
}

/** Remarks of the content check beside the field they mean, and what somebody else wrote there. */
export function FieldNotes({
  id,
  open,
  fields,
}: {
  id?: string;
  open: OpenDraft;
  fields: readonly string[];
}) {
  const remarks = open.recipe.remarks.filter(({ field }) => fields.includes(field));
  const conflicts = open.draft.conflicts.filter(({ field }) => fields.includes(field));
  return (
    <div id={id} className="grid gap-1 empty:hidden">
      {conflicts.map(({ field, theirs, yours }) => (
        <div key={field} role="alert" className="grid gap-2 rounded-sm bg-sky-soft p-3 text-sm">
          <p className="font-semibold">{m.kitchen_conflict()}</p>
          <Choice words={m.kitchen_conflict_theirs()} field={field} text={theirs}>
            <Button size="sm" onClick={() => open.choose(field, theirs)}>
              {m.kitchen_take_theirs()}
            </Button>
          </Choice>
          <Choice
            words={m.kitchen_conflict_yours()}
            field={field}
            text={open.draft.texts[field] ?? yours}
          >
            <Button size="sm" onClick={() => open.choose(field, open.draft.texts[field] ?? yours)}>
              {m.kitchen_keep_mine()}
            </Button>
          </Choice>
        </div>
      ))}
      {remarks.map(({ level, message, language, rule }) => (
        <p
          key={message}
          className={classNames('text-sm', level === 'STOPS' ? 'text-danger-ink' : 'text-ink-2')}
        >
          <span lang={language}>{message}</span>
          {rule !== null && open.recipe.rights.mayWrite && (
            <button
              type="button"
              aria-label={m.kitchen_vouch_for({ message })}
              onClick={() => open.setTexts(withVouched(open.draft.texts, rule))}
              className="link ml-2 min-h-6"
            >
              {m.kitchen_vouch()}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

function Choice(props: { words: string; field: string; text: string; children: ReactNode }) {
  const { words, field, text, children } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 wrap-anywhere whitespace-pre-line">
        <span className="text-ink-2">{words}</span>{' '}
        <WrittenWords field={field} text={text || '–'} />
      </p>
      {children}
    </div>
  );
}
