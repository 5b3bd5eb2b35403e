import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keyForms } from './admin-forms.ts';
import { kindName } from './kind-words.ts';
import type { ContentKeysQuery } from './operations.gen.ts';

type Key = ContentKeysQuery['contentKeys'][number];

export function KeyList({ keys }: { keys: readonly Key[] }) {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_keys_title()}</h2>
      {keys.length === 0 ? (
        <EmptyState
          scene="keys"
          headingLevel={3}
          title={m.admin_keys_empty()}
          text={m.admin_keys_empty_text()}
        />
      ) : (
        <ul className="mt-2">
          {keys.map((key) => (
            <KeyRow key={key.id} row={key} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function KeyRow({ row }: { row: Key }) {
  const locale = useLocale();
  const { id, name, scopes, createdAt, lastUsedAt, revokedAt } = row;
  const used =
    lastUsedAt === null
      ? m.admin_key_never_used()
      : m.admin_key_last_used({ time: timeOfLog(lastUsedAt, locale) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 first:border-0">
      <div className="min-w-0">
        <h3 className="font-sans text-control font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-2">{scopes.map(kindName).join(', ')}</p>
        <p className="text-sm text-ink-2">
          {m.admin_key_created({ time: timeOfLog(createdAt, locale) })} · {used}
        </p>
      </div>
      {revokedAt === null ? (
        <IntentForm set={keyForms} intent="revoke" values={{ id }} failure="toast">
          <SubmitButton size="sm" aria-label={m.admin_key_revoke_named({ name })}>
            {m.admin_key_revoke()}
          </SubmitButton>
        </IntentForm>
      ) : (
        <Tag>{m.admin_key_revoked()}</Tag>
      )}
    </li>
  );
}
