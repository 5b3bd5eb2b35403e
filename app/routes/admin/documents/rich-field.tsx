import { lazy } from 'react';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../recipes/draft/edited-field.tsx';
import { UntilReady } from '../recipes/draft/until-ready.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { isOneLine } from './rich-texts.ts';

/** The editor's script is loaded with the first text that somebody edits. */
const BlocksEditor = lazy(() => import('./blocks-editor.tsx'));

interface RichFieldProps {
  open: OpenDraft;
  /** One that `isRich`. */
  field: string;
  label: string;
  isLabelShown?: boolean;
  isReadOnly?: boolean;
  /** Whether the tools are shown before somebody begins to write. */
  hasTools?: boolean;
  lang?: string;
  placeholder?: string | undefined;
}

/** A text of a page: as it reads, with tools for what is bold, a link, a list or a block. */
export function RichField(props: RichFieldProps) {
  const { open, field, label, isLabelShown = false, hasTools = false, lang = 'en' } = props;
  const { texts } = open.draft;
  const isReadOnly = props.isReadOnly ?? !open.recipe.rights.mayWrite;
  const isLine = isOneLine(field);
  const plain = (
    <EditedText
      open={open}
      field={field}
      label={label}
      isLabelShown={isLabelShown}
      isReadOnly={isReadOnly}
      placeholder={props.placeholder}
      lang={lang}
      className={isLine ? undefined : 'min-h-32'}
    />
  );
  return (
    <UntilReady plain={plain}>
      {(onReady) => (
        <div className="grid gap-1">
          {isLabelShown && (
            <span aria-hidden className="text-sm font-semibold">
              {label}
            </span>
          )}
          <BlocksEditor
            label={label}
            lang={lang}
            value={texts[field] ?? ''}
            isOneLine={isLine}
            isReadOnly={isReadOnly}
            hasTools={hasTools}
            placeholder={props.placeholder}
            sources={idsOf(texts, 'sources')}
            figures={idsOf(texts, 'figures')}
            onReady={onReady}
            onChange={(value) => open.setText(field, value)}
          />
          <FieldNotes open={open} fields={[field]} />
        </div>
      )}
    </UntilReady>
  );
}
