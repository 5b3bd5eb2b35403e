import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { longDate } from '../../dates/long-date.ts';
import { messageFor, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { topicForms } from './community-forms.ts';
import type { CommunityPostFragment, CommunityWriterFragment } from './operations.gen.ts';
import { NameField, PictureField, PostTextField } from './write-fields.tsx';

interface ReplyFormProps {
  writer: CommunityWriterFragment;
  requestKey: string;
  /** The post that is answered. */
  answered: CommunityPostFragment | null;
  answer: FormAnswer | null;
}

export function ReplyForm({ writer, requestKey, answered, answer }: ReplyFormProps) {
  const locale = useLocale();
  const { own, mayWrite } = writer;
  if (own === null) return null;
  if (!mayWrite) return <WritersOnly />;
  if (own.pausedUntil !== null) {
    return <Alert title={m.community_paused_until({ date: longDate(own.pausedUntil, locale) })} />;
  }
  const whole = messageFor(answer?.problems) ?? messageFor(answer?.problems, 'topicId');
  return (
    <Card>
      <IntentForm
        key={`${requestKey} ${answered?.id ?? ''}`}
        id="reply"
        set={topicForms}
        intent="reply"
        values={{ requestKey, ...(answered && { answersId: answered.id }) }}
        encType="multipart/form-data"
        className="grid scroll-mt-24 gap-4"
      >
        {whole && <Alert tone="danger">{whole}</Alert>}
        <PostTextField
          label={m.community_your_reply()}
          rows={5}
          isNew={own.level === 'NEW'}
          defaultValue={answered === null ? '' : `> ${answered.excerpt}\n\n`}
          answer={answer}
        />
        <PictureField own={own} answer={answer} />
        <NameField own={own} answer={answer} />
        <div className="flex justify-end">
          <SubmitButton variant="primary">{m.community_send_reply()}</SubmitButton>
        </div>
      </IntentForm>
    </Card>
  );
}

/** Who has an account reads; who writes, is said with the way in. */
export function WritersOnly() {
  const locale = useLocale();
  return (
    <Alert
      tone="tip"
      title={m.community_members_write()}
      action={
        <ButtonLink to={screenPath('becomeMember', locale, { step: 'plan' })} size="sm">
          {m.community_become_member()}
        </ButtonLink>
      }
    >
      {m.community_members_write_text()}
    </Alert>
  );
}
