import { communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ownForms } from './community-forms.ts';

/** The name that others read. */
export function OwnName({ name, answer }: { name: string; answer: FormAnswer | null }) {
  return (
    <details open={answer !== null && answer.outcome !== 'done'} className="pt-4">
      <summary className="link inline-flex min-h-target cursor-pointer items-center">
        {m.community_name_now({ name })}
      </summary>
      <IntentForm
        set={ownForms}
        intent="rename"
        className="grid max-w-form items-end gap-3 pt-2 sm:grid-cols-[1fr_auto]"
      >
        <TextField
          key={name}
          label={m.community_name()}
          name="name"
          required
          maxLength={communityLimits.name}
          autoComplete="nickname"
          defaultValue={typedIn(answer, 'name') ?? name}
          error={messageFor(answer?.problems, 'name')}
        />
        <SubmitButton>{m.community_name_change()}</SubmitButton>
      </IntentForm>
    </details>
  );
}
