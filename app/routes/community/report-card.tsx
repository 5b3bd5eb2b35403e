import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { communityLimits, reportReasons } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextAreaField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { topicForms } from './community-forms.ts';
import { reasonWords } from '../../community/community-words.ts';
import type { CommunityPostFragment } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

interface ReportCardProps {
  post: CommunityPostFragment;
  closePath: string;
  answer: FormAnswer | null;
}

/** Asked for by the address, so that it works without scripts. */
export function ReportCard({ post, closePath, answer }: ReportCardProps) {
  const { id, writerName } = post;
  if (answer?.outcome === 'done') {
    return (
      <div id="report" className="scroll-mt-24">
        <Alert tone="tip" title={m.community_report_sent()}>
          {m.community_report_sent_text()}
        </Alert>
      </div>
    );
  }
  const whole = messageFor(answer?.problems) ?? messageFor(answer?.problems, 'id');
  return (
    <div id="report" className="scroll-mt-24">
      <Card as="section" className="shadow-lg">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-h4">{m.community_report_title()}</h2>
          <Link
            to={closePath}
            preventScrollReset
            aria-label={m.community_report_close()}
            className="grid size-target place-items-center rounded-full hover:bg-sunken"
          >
            <XIcon size="1.25em" weight="bold" aria-hidden />
          </Link>
        </div>
        <p className="pb-3 text-sm text-ink-2">
          {m.community_report_lead({ name: writerName ?? '' })}
        </p>
        <IntentForm set={topicForms} intent="report" values={{ id }} className="grid gap-4">
          {whole && <Alert tone="danger">{whole}</Alert>}
          <fieldset>
            <legend className="sr-only">{m.community_report_why()}</legend>
            {reportReasons.map((reason) => (
              <label key={reason} className="flex min-h-target items-center gap-3">
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  required
                  defaultChecked={(typedIn(answer, 'reason') ?? 'OTHER') === reason}
                  className="size-5 accent-ink"
                />
                {reasonWords[reason]()}
              </label>
            ))}
          </fieldset>
          <TextAreaField
            label={m.community_report_more()}
            name="text"
            rows={2}
            maxLength={communityLimits.note}
            defaultValue={typedIn(answer, 'text')}
            error={messageFor(answer?.problems, 'text')}
          />
          <SubmitButton variant="ink" isBlock>
            {m.community_report_send()}
          </SubmitButton>
        </IntentForm>
      </Card>
    </div>
  );
}
