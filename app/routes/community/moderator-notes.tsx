import * as m from '../../../i18n/paraglide/messages.js';
import { longDate } from '../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { topicPath } from './community-address.ts';
import { ownForms } from './community-forms.ts';
import type { CommunityNoteFragment } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

interface NotesProps {
  notes: readonly CommunityNoteFragment[];
  pausedUntil: string | null;
}

const noteWords: Record<CommunityNoteFragment['kind'], () => string> = {
  HIDE: m.community_note_hidden,
  WARN: m.community_note_warned,
  PAUSE: m.community_note_paused,
  UNDO: m.community_note_undone,
};

/** What a moderator wrote to the reader, until it is put away. */
export function ModeratorNotes({ notes, pausedUntil }: NotesProps) {
  const locale = useLocale();
  if (notes.length === 0 && pausedUntil === null) return null;
  return (
    <div className="grid gap-3 pb-5">
      {pausedUntil !== null && (
        <Alert title={m.community_paused_until({ date: longDate(pausedUntil, locale) })} />
      )}
      {notes.map(({ id, kind, text, topicId, number }) => (
        <Alert
          key={id}
          title={noteWords[kind]()}
          action={
            <div className="flex flex-wrap items-center gap-3">
              {topicId !== null && number !== null && (
                <Link to={topicPath({ locale, id: topicId, number })} className="link">
                  {m.community_note_post()}
                </Link>
              )}
              <IntentForm set={ownForms} intent="put-away" values={{ id }} failure="toast">
                <SubmitButton size="sm">{m.community_note_read()}</SubmitButton>
              </IntentForm>
            </div>
          }
        >
          <span className="whitespace-pre-line wrap-anywhere">{text}</span>
        </Alert>
      ))}
    </div>
  );
}
