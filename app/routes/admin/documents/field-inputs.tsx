import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import * as m from '../../../../i18n/paraglide/messages.js';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { documentField } from './document-field.ts';
import { ThingInput } from './thing-input.tsx';
import type { Things } from './use-found-things.ts';

interface InputProps {
  open: OpenDraft;
  field: string;
  unit?: string;
}

const longestFact = 600;

/** A fact that is the same in every language, as one line of its file; a long one is seen whole. */
export function FactInput({ open, field, unit }: InputProps) {
  const label = documentField(field, open.draft.texts);
  const value = open.draft.texts[field] ?? '';
  return (
    <div className="grid content-start gap-1">
      {unit === undefined ? (
        <TextAreaField
          label={label}
          value={value}
          maxLength={longestFact}
          rows={1}
          isGrowing
          onChange={(event) => open.setText(field, event.target.value.replaceAll('\n', ' '))}
        />
      ) : (
        <TextField
          label={label}
          value={value}
          maxLength={longestFact}
          unit={unit}
          onChange={(event) => open.setText(field, event.target.value)}
        />
      )}
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

/** A day, chosen or typed. */
export function DayFact({ open, field }: InputProps) {
  return (
    <div className="grid content-start gap-1">
      <TextField
        label={documentField(field, open.draft.texts)}
        type="date"
        value={open.draft.texts[field] ?? ''}
        onChange={(event) => open.setText(field, event.target.value)}
      />
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

/** One recipe, food, plan or page, found by its name. */
export function ThingFact({ open, field, of }: InputProps & { of: Things }) {
  return (
    <div className="grid content-start gap-1">
      <ThingInput
        label={documentField(field, open.draft.texts)}
        of={of}
        value={open.draft.texts[field] ?? ''}
        onChange={(id) => open.setText(field, id)}
      />
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

export function ChoiceInput({ open, field, choices }: InputProps & { choices: readonly string[] }) {
  return (
    <div className="grid content-start gap-1">
      <SelectField
        label={documentField(field, open.draft.texts)}
        value={open.draft.texts[field] ?? ''}
        onChange={(event) => open.setText(field, event.target.value)}
        options={[
          { value: '', label: m.kitchen_choose() },
          ...choices.map((choice) => ({ value: choice, label: wordOf(choice) })),
        ]}
      />
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

/** `yes`, or nothing. */
export function YesInput({ open, field }: InputProps) {
  return (
    <div>
      <Checkbox
        label={documentField(field, open.draft.texts)}
        checked={open.draft.texts[field] === 'yes'}
        onChange={(event) => open.setText(field, event.target.checked ? 'yes' : '')}
      />
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

/** Several of a list, as words with spaces between them. */
export function ChoicesInput({
  open,
  field,
  choices,
}: InputProps & { choices: readonly string[] }) {
  const chosen = (open.draft.texts[field] ?? '').split(' ');
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{documentField(field, open.draft.texts)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={wordOf(choice)}
            checked={chosen.includes(choice)}
            onChange={(event) => {
              const now = choices.filter((each) =>
                each === choice ? event.target.checked : chosen.includes(each),
              );
              open.setText(field, now.join(' '));
            }}
          />
        ))}
      </div>
      <FieldNotes open={open} fields={[field]} />
    </fieldset>
  );
}

/** A choice that has no words of its own is written as files write it. */
function wordOf(choice: string): string {
  return m.kitchen_choice({ choice });
}
