import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { newRecipeForms } from './recipes/recipe-forms.ts';

const longestTitle = 120;

/** Beside the heading of a list: something new begins with its English name. */
export function BeginForm({
  label = m.kitchen_new_name(),
  submit = m.kitchen_begin(),
  answer,
}: {
  label?: string;
  submit?: string;
  answer: FormAnswer | null;
}) {
  return (
    <IntentForm
      set={newRecipeForms}
      intent="begin"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:w-[30rem]"
    >
      <TextField
        label={label}
        name="title"
        autoComplete="off"
        maxLength={longestTitle}
        defaultValue={typedIn(answer, 'title')}
        error={messageFor(answer?.problems, 'title')}
      />
      <SubmitButton variant="primary">{submit}</SubmitButton>
    </IntentForm>
  );
}
