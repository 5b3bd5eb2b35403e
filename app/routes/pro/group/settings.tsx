import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { answerTo, messageFor } from '../../../forms/form-answers.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Route } from './+types/settings.ts';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countriesOf } from '../frame/pro-words.ts';
import { ProSettingsDocument } from '../operations.gen.ts';
import { AdministratorsCard } from './administrators-card.tsx';
import { changeGroup } from './change-group.ts';
import { EndCard } from './end-card.tsx';
import { GroupCard } from './group-card.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_settings_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const variables = { groupId: groupIdOf(url) };
  const asked = { context, request, url, document: ProSettingsDocument, variables };
  const { proGroup, me } = await loadGroup(asked);
  return {
    group: proGroup,
    ownId: me?.userId ?? '',
    countries: countriesOf(requestLocale(request)),
    isSaved: url.searchParams.get('done') === 'change',
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeGroup(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const locale = requestLocale(args.request);
  // Who has handed the group over, or taken themselves out, sees it no more.
  if (answer.intent === 'transfer') return redirect(screenPath('proMembers', locale));
  const group = groupIdOf(args.url);
  const query = { ...(group && { group }), done: answer.intent };
  return redirect(screenPath('proSettings', locale, undefined, { query }));
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { group, ownId, countries, isSaved } = loaderData;
  const removal = answerTo(actionData, 'remove-administrator');
  const problem = messageFor(removal?.problems);
  return (
    <ProFrame group={group} title={m.pro_settings_title()}>
      {isSaved && <Alert tone="tip">{m.pro_saved()}</Alert>}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className="grid items-start gap-gutter lg:grid-cols-2">
        <GroupCard group={group} countries={countries} answer={answerTo(actionData, 'change')} />
        <div className="grid gap-gutter">
          <AdministratorsCard
            group={group}
            ownId={ownId}
            answer={answerTo(actionData, 'add-administrator')}
          />
          {!group.isClosed && (
            <EndCard
              group={group}
              transfer={answerTo(actionData, 'transfer')}
              close={answerTo(actionData, 'close')}
            />
          )}
        </div>
      </div>
    </ProFrame>
  );
}
