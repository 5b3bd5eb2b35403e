import * as m from '../../../../i18n/paraglide/messages.js';
import { reasonWords, type ReadersClock } from '../../../community/community-words.ts';
import { timeOfLog } from '../../../dates/long-date.ts';
import { messageFor, sentValue, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { moderationForms } from '../admin-forms.ts';
import { decisionKeys } from './moderation-keys.ts';
import type { OwnDecisionFragment } from '../operations.gen.ts';
import { postPath } from './post-panel.tsx';
import { Key } from './reported-post.tsx';

type Did = (values: { name: string }) => string;

const did: Record<OwnDecisionFragment['decision'], Did> = {
  KEEP: m.admin_community_did_keep,
  HIDE: m.admin_community_did_hide,
  WARN: m.admin_community_did_warn,
  PAUSE: m.admin_community_did_pause,
  RESUME: m.admin_community_did_resume,
};

/** `You hid the post of Jonas.` */
function wordsOf({ decision, writerName: name }: OwnDecisionFragment): string {
  return did[decision]({ name });
}

/** What the reader has decided, the latest first. */
export function OwnDecisions(props: {
  decisions: readonly OwnDecisionFragment[];
  answer: FormAnswer | null;
}) {
  const locale = useLocale();
  const { decisions, answer } = props;
  return (
    <ol className="grid max-w-4xl gap-2.5 pt-2">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <Card className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{wordsOf(decision)}</span>
              {decision.reason && <Tag>{reasonWords[decision.reason]()}</Tag>}
              {decision.undoneAt && <Tag tone="sky">{m.admin_community_undone()}</Tag>}
              <time dateTime={decision.decidedAt} className="text-sm text-ink-2">
                {timeOfLog(decision.decidedAt, locale)}
              </time>
            </p>
            <p className="line-clamp-4 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
              {decision.text}
            </p>
            {decision.note !== '' && (
              <p className="text-sm wrap-anywhere text-ink-2">
                {m.admin_community_told({ note: decision.note })}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-4">
              <a className="link" href={postPath({ ...decision, locale })}>
                {m.admin_community_see_topic()}
              </a>
              {decision.mayUndo && <UndoForm decision={decision} />}
            </div>
            <Refused decision={decision} answer={answer} />
          </Card>
        </li>
      ))}
    </ol>
  );
}

const recentMs = 30 * 60_000;

/** What was decided a moment ago, with the way back. */
export function LastDecision(props: {
  decision: OwnDecisionFragment | undefined;
  clock: ReadersClock;
  answer: FormAnswer | null;
}) {
  const { decision, clock, answer } = props;
  const isRecent =
    decision?.mayUndo === true && Date.parse(clock.now) - Date.parse(decision.decidedAt) < recentMs;
  return (
    <div aria-live="polite" className="empty:hidden">
      {decision && isRecent && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-leaf-soft px-5 py-2.5 text-leaf-ink">
          <p className="min-w-0 font-semibold wrap-anywhere">{wordsOf(decision)}</p>
          <UndoForm decision={decision} hasKey />
          <Refused decision={decision} answer={answer} />
        </div>
      )}
    </div>
  );
}

function UndoForm({
  decision,
  hasKey = false,
}: {
  decision: OwnDecisionFragment;
  hasKey?: boolean;
}) {
  return (
    <IntentForm set={moderationForms} intent="undo" values={{ id: decision.id }} failure="toast">
      <span data-undo={hasKey ? 'undo' : undefined}>
        <SubmitButton
          size="sm"
          aria-label={m.admin_community_undo_named({ what: wordsOf(decision) })}
          aria-keyshortcuts={hasKey ? decisionKeys.undo : undefined}
        >
          {m.admin_community_undo()}
          {hasKey && <Key of="undo" />}
        </SubmitButton>
      </span>
    </IntentForm>
  );
}

function Refused({
  decision,
  answer,
}: {
  decision: OwnDecisionFragment;
  answer: FormAnswer | null;
}) {
  const isOwn = answer !== null && sentValue(answer, 'id') === decision.id;
  const problem = isOwn ? (messageFor(answer.problems) ?? messageFor(answer.problems, 'id')) : null;
  return problem ? <Alert tone="danger">{problem}</Alert> : null;
}
