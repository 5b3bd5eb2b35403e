import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keyForms } from './admin-forms.ts';
import { kindName } from './kind-words.ts';
import type { ContentKeysQuery } from './operations.gen.ts';

type Webhook = ContentKeysQuery['contentWebhooks'][number];

export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_webhooks()}</h2>
      {webhooks.length === 0 ? (
        <p className="pt-2 text-ink-2">{m.admin_webhooks_empty()}</p>
      ) : (
        <ul className="mt-2">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const locale = useLocale();
  const { id, address, kinds, stoppedAt, waiting, lastDeliveredAt, failures } = webhook;
  const reached =
    lastDeliveredAt === null
      ? m.admin_webhook_never()
      : m.admin_webhook_last({ time: timeOfLog(lastDeliveredAt, locale) });
  const isStopped = stoppedAt !== null;
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0">
      <div className="grid gap-1">
        <h3 className="font-sans text-control font-semibold wrap-anywhere">{address}</h3>
        <p className="text-sm text-ink-2">{kinds.map(kindName).join(', ')}</p>
        <p className="text-sm text-ink-2">
          {reached} · {m.admin_webhook_waiting({ count: waiting })}
        </p>
      </div>
      {failures.length > 0 && <Failures failures={failures} />}
      <div className="flex flex-wrap items-center gap-3">
        {isStopped && <Tag>{m.admin_webhook_stopped()}</Tag>}
        <IntentForm
          set={keyForms}
          intent="stop-webhook"
          values={{ id, isStopped: String(!isStopped) }}
          failure="toast"
        >
          <SubmitButton
            size="sm"
            aria-label={
              isStopped
                ? m.admin_webhook_resume_named({ address })
                : m.admin_webhook_stop_named({ address })
            }
          >
            {isStopped ? m.admin_webhook_resume() : m.admin_webhook_stop()}
          </SubmitButton>
        </IntentForm>
        <IntentForm set={keyForms} intent="delete-webhook" values={{ id }} failure="toast">
          <SubmitButton size="sm" aria-label={m.admin_webhook_delete_named({ address })}>
            {m.admin_webhook_delete()}
          </SubmitButton>
        </IntentForm>
      </div>
    </li>
  );
}

/** Of the last day. */
function Failures({ failures }: { failures: Webhook['failures'] }) {
  const locale = useLocale();
  return (
    <details className="rounded-sm bg-sunken px-3 py-2 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {m.admin_webhook_failures({ count: failures.length })}
      </summary>
      <ol className="pt-2">
        {failures.map(({ deliveryId, failure, failedAt, attempts, deliveredAt }) => (
          <li key={deliveryId} className="border-t border-line py-2 wrap-anywhere first:border-0">
            <span className="font-semibold">{failure}</span>{' '}
            <span className="text-ink-2">
              {m.admin_webhook_failure({ time: timeOfLog(failedAt, locale), count: attempts })}
              {deliveredAt && ` · ${m.admin_webhook_arrived()}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
