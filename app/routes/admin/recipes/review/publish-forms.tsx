import * as m from '../../../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../../../dates/long-date.ts';
import { messageFor, typedIn, type FormAnswer } from '../../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../../forms/intent-form.tsx';
import { useLocale } from '../../../../shell/locale.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { languageName } from '../../role-words.ts';
import { answerProblem } from '../draft/answer-problem.ts';
import { recipeForms } from '../recipe-forms.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

interface PublishProps {
  open: OpenDraft;
  answer: FormAnswer | null;
}

/** What becomes of the newest version: each role sees what it may do. */
export function PublishForms({ open, answer }: PublishProps) {
  const { rights, state, isPublished, canBeArchived } = open.recipe;
  const isWaiting = open.saveState !== 'saved';
  const isChanged = state !== 'PUBLISHED' && state !== 'ARCHIVED';
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-h4">{m.kitchen_publish_title()}</h2>
      {isWaiting && <p className="text-ink-2">{m.kitchen_publish_waits()}</p>}
      {rights.mayWrite && isChanged && state !== 'IN_REVIEW' && <SendToReview answer={answer} />}
      {rights.mayPublish && <Publish open={open} answer={answer} isDisabled={isWaiting} />}
      {rights.mayPublish && state === 'IN_REVIEW' && <SendBack open={open} answer={answer} />}
      {rights.mayPublish && isPublished && canBeArchived && <Archive open={open} answer={answer} />}
      {!rights.mayPublish && <p className="text-sm text-ink-2">{m.kitchen_who_publishes()}</p>}
    </Card>
  );
}

function Refused({ answer, intent }: { answer: FormAnswer | null; intent: string }) {
  const problem = answerProblem(answer, intent);
  return problem === undefined ? null : <Alert tone="danger">{problem}</Alert>;
}

function SendToReview({ answer }: { answer: FormAnswer | null }) {
  return (
    <IntentForm set={recipeForms} intent="review" className="grid justify-items-start gap-3">
      <Refused answer={answer} intent="review" />
      <SubmitButton variant="primary">{m.kitchen_send_to_review()}</SubmitButton>
    </IntentForm>
  );
}

function Publish({ open, answer, isDisabled }: PublishProps & { isDisabled: boolean }) {
  const locale = useLocale();
  const { revision, publishAt, publishLanguages } = open.recipe;
  return (
    <IntentForm
      set={recipeForms}
      intent="publish"
      values={{ revision }}
      className="grid justify-items-start gap-3"
    >
      <Refused answer={answer} intent="publish" />
      {publishAt !== null && (
        <p>
          {m.kitchen_scheduled({
            time: timeOfLog(publishAt, locale),
            languages: publishLanguages.map(languageName).join(', '),
          })}
        </p>
      )}
      <GoingOut open={open} problem={messageFor(answer?.problems, 'languages')} />
      <TextField
        label={m.kitchen_publish_at()}
        hint={m.kitchen_publish_at_hint()}
        type="datetime-local"
        name="publishAt"
        defaultValue={typedIn(answer, 'publishAt')}
      />
      <SubmitButton variant="primary" disabled={isDisabled}>
        {m.kitchen_publish()}
      </SubmitButton>
    </IntentForm>
  );
}

/** A language that stays behind keeps what everybody reads of it. What never went out goes whole. */
function GoingOut({ open, problem }: { open: OpenDraft; problem: string | undefined }) {
  const { languages, isPublished } = open.recipe;
  if (!isPublished) {
    return languages.map(({ language }) => (
      <input key={language} type="hidden" name="languages" value={language} />
    ));
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold">{m.kitchen_publish_languages()}</legend>
      {problem && <p className="text-sm text-danger-ink">{problem}</p>}
      {languages.map((state) => (
        <Checkbox
          key={state.language}
          name="languages"
          value={state.language}
          label={languageName(state.language)}
          hint={goingOutWords(state)}
          defaultChecked={state.stale.length + state.missing.length === 0}
        />
      ))}
      <p className="text-sm text-ink-2">{m.kitchen_publish_languages_hint()}</p>
    </fieldset>
  );
}

type LanguageState = OpenDraft['recipe']['languages'][number];

function goingOutWords({ isPublished, missing, stale }: LanguageState): string | undefined {
  const open = missing.length + stale.length;
  if (open > 0) return m.kitchen_publish_language_open({ count: open });
  return isPublished ? m.kitchen_publish_language_same() : undefined;
}

const longestNote = 1000;

function SendBack({ open, answer }: PublishProps) {
  const { revision } = open.recipe;
  return (
    <IntentForm
      set={recipeForms}
      intent="send-back"
      values={{ revision }}
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <Refused answer={answer} intent="send-back" />
      <div className="w-full">
        <TextAreaField
          label={m.kitchen_note_to_author()}
          name="note"
          rows={2}
          maxLength={longestNote}
          defaultValue={typedIn(answer, 'note')}
        />
      </div>
      <SubmitButton>{m.kitchen_send_back()}</SubmitButton>
    </IntentForm>
  );
}

function Archive({ answer }: PublishProps) {
  return (
    <IntentForm
      set={recipeForms}
      intent="archive"
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <Refused answer={answer} intent="archive" />
      <p className="text-sm text-ink-2">{m.kitchen_archive_hint()}</p>
      <SubmitButton>{m.kitchen_archive()}</SubmitButton>
    </IntentForm>
  );
}
