import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { idsOf } from '../draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';

/** Rules of cooking sense that a recipe breaks on purpose, each with a reason a cook would accept. */
export function VouchedLines({ open }: { open: OpenDraft }) {
  const ids = idsOf(open.draft.texts, 'vouched');
  if (ids.length === 0) return null;
  return (
    <section id="vouched" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-h3">{m.kitchen_vouched()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_vouched_hint()}</p>
      </div>
      <ul className="grid gap-4">
        {ids.map((id) => {
          const rule = open.draft.texts[`vouched.${id}.rule`] ?? '';
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
              <EditedText
                open={open}
                field={`vouched.${id}.why`}
                label={m.kitchen_vouched_why({ rule })}
                isLabelShown
                lang="en"
              />
              <IconButton
                icon={TrashIcon}
                label={m.kitchen_remove({ name: rule })}
                onClick={() => open.setText('vouched', ids.filter((each) => each !== id).join(' '))}
              />
            </li>
          );
        })}
      </ul>
      <FieldNotes open={open} fields={['vouched', ...ids.map((id) => `vouched.${id}.rule`)]} />
    </section>
  );
}
