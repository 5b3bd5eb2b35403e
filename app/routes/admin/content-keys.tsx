import { data, redirect, useRouteLoaderData } from 'react-router';
import {
  contentKinds,
  contentScopes,
  isContentKind,
  isContentScope,
} from '../../../domain/content-api/content-kinds.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Route } from './+types/content-keys.ts';
import { AdminFrame } from './admin-frame.tsx';
import { keyForms } from './admin-forms.ts';
import { KeyForm } from './key-form.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';
import { KeyList } from './key-list.tsx';
import { loadForAdministrators } from './load-for-administrators.ts';
import { KeptFocus } from './recipes/draft/kept-focus.tsx';
import {
  ContentKeysDocument,
  CreateContentKeyDocument,
  CreateContentWebhookDocument,
  DeleteContentWebhookDocument,
  StopContentWebhookDocument,
  RevokeContentKeyDocument,
} from './operations.gen.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_content(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const document = ContentKeysDocument;
  const answer = await loadForAdministrators({ context, request, document, variables: {} });
  const { contentKeys: keys = null, contentWebhooks: webhooks = [] } = answer ?? {};
  return { keys, webhooks };
}

const answerKeys = answerForms<typeof keyForms, { secret: string }>(keyForms, {
  create: async ({ name, scopes }, { context }) => {
    const input = { name, scopes: scopes.filter(isContentScope) };
    const { createContentKey } = await execute(context, CreateContentKeyDocument, { input });
    const { problems, secret } = createContentKey;
    return { problems, result: secret === null ? null : { secret } };
  },
  revoke: async (input, { context }) =>
    (await execute(context, RevokeContentKeyDocument, { input })).revokeContentKey,
  'add-webhook': async ({ address, kinds }, { context }) => {
    const input = { address, kinds: kinds.filter(isContentKind) };
    const answer = await execute(context, CreateContentWebhookDocument, { input });
    const { problems, secret } = answer.createContentWebhook;
    return { problems, result: secret === null ? null : { secret } };
  },
  'stop-webhook': async ({ id, isStopped }, { context }) => {
    const input = { id, isStopped: isStopped === 'true' };
    return (await execute(context, StopContentWebhookDocument, { input })).stopContentWebhook;
  },
  'delete-webhook': async (input, { context }) =>
    (await execute(context, DeleteContentWebhookDocument, { input })).deleteContentWebhook,
});

/** A new key is told in the answer to its form, and nowhere else. */
export async function action(args: Route.ActionArgs) {
  const answer = await answerKeys(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent === 'create' || answer.intent === 'add-webhook') return data(answer);
  return redirect(screenPath('adminContent', requestLocale(args.request)));
}

export default function ContentKeys({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, webhooks } = loaderData;
  const created = answerTo(actionData, 'create');
  const added = answerTo(actionData, 'add-webhook');
  return (
    <AdminFrame title={m.admin_content()} lead={m.admin_content_lead()} isLocked={keys === null}>
      <div className="grid grid-cols-1 items-start gap-gutter lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <KeptFocus goesOn="at-heading" className="grid grid-cols-1 gap-gutter">
          {created?.result && (
            <NewSecret title={m.admin_key_new()} {...created.result}>
              {m.admin_key_new_text()}
            </NewSecret>
          )}
          {added?.result && (
            <NewSecret title={m.admin_webhook_new()} {...added.result}>
              {m.admin_webhook_new_text()}
            </NewSecret>
          )}
          <KeyList keys={keys ?? []} />
          <WebhookList webhooks={webhooks} />
        </KeptFocus>
        <div className="grid grid-cols-1 gap-gutter">
          <KeyForm answer={created} scopes={contentScopes} />
          <WebhookForm answer={added} kinds={contentKinds} />
          <HowToAsk />
        </div>
      </div>
    </AdminFrame>
  );
}

function NewSecret(props: { title: string; secret: string; children: string }) {
  const { title, secret, children } = props;
  return (
    <output className="block">
      <Alert tone="tip" title={title}>
        {children}
        <code className="mt-3 block rounded-sm bg-surface px-3 py-2 text-sm wrap-anywhere text-ink select-all">
          {secret}
        </code>
      </Alert>
    </output>
  );
}

function HowToAsk() {
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_content_how()}</h2>
      <p className="pt-2 text-sm text-ink-2">{m.admin_content_how_text()}</p>
      <pre className="mt-3 rounded-sm bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        {`POST ${origin}/cms/graphql\nAuthorization: Bearer yolk_cms_…\n\n{ changes { version changes { kind id } } }`}
      </pre>
    </Card>
  );
}
