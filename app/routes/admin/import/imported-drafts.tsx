import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ImportContentMutation } from '../operations.gen.ts';
import { Link } from '../../../ui/navigation/link.ts';

export type Imported = Omit<ImportContentMutation['importContent'], 'problems'>;

/** What became of an import: drafts to look through, with the lines that wait for a food. */
export function ImportedDrafts({ imported }: { imported: Imported }) {
  const { drafts, notRead, leftOff } = imported;
  return (
    <output className="block">
      <Card>
        <h2 className="text-h4">{m.kitchen_imported({ count: drafts.length })}</h2>
        <ol className="mt-2">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ol>
        {leftOff > 0 && <p className="pt-2">{m.kitchen_import_left_off({ count: leftOff })}</p>}
        {notRead.length > 0 && (
          <div className="pt-4">
            <Alert title={m.kitchen_import_not_read()}>
              <ul lang="en">
                {notRead.map((message) => (
                  <li key={message} className="wrap-anywhere">
                    {message}
                  </li>
                ))}
              </ul>
            </Alert>
          </div>
        )}
      </Card>
    </output>
  );
}

function DraftRow({ draft }: { draft: Imported['drafts'][number] }) {
  const locale = useLocale();
  const { id, title, unread, language } = draft;
  const isForeign = language !== null && !language.startsWith('en');
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-0">
      <Link
        to={screenPath('adminRecipe', locale, { id })}
        className="inline-flex min-h-target items-center justify-self-start font-semibold wrap-anywhere underline underline-offset-4"
      >
        {title}
      </Link>
      <p className="text-sm text-ink-2">
        {unread.length === 0
          ? m.kitchen_import_all_read()
          : m.kitchen_import_unread({ count: unread.length })}
      </p>
      {unread.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {unread.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {isForeign && <p className="text-sm">{m.kitchen_import_foreign()}</p>}
    </li>
  );
}
