import { data, redirect } from 'react-router';
import { communityAreas, communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { longDate } from '../../dates/long-date.ts';
import { execute } from '../../graphql/api.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/new-topic.ts';
import { topicPath } from './community-address.ts';
import { newTopicForms } from './community-forms.ts';
import { areaWords } from '../../community/community-words.ts';
import { HealthNote } from './health-note.tsx';
import {
  NewCommunityTopicDocument,
  StartCommunityTopicDocument,
  type CommunityWriterFragment,
} from './operations.gen.ts';
import { pictureInput } from './picture-input.ts';
import { WritersOnly } from './reply-form.tsx';
import { NameField, PictureField, PostTextField } from './write-fields.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, community } = await execute(context, NewCommunityTopicDocument);
  if (community === null) throw data({ code: 'community.not-found', message: '' }, { status: 404 });
  if (me === null) throw redirectToLogin(request);
  return { writer: community, requestKey: crypto.randomUUID() };
}

const answerNew = answerForms<typeof newTopicForms, string>(newTopicForms, {
  start: async ({ picture: file, alt, ...topic }, { context }) => {
    const input = { ...topic, picture: await pictureInput({ file, alt }) };
    const { problems, topicId } = (await execute(context, StartCommunityTopicDocument, { input }))
      .startCommunityTopic;
    return { problems, result: topicId };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerNew(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const locale = requestLocale(args.request);
  return redirect(topicPath({ locale, id: answer.result ?? '' }));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.community_new(), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function NewTopic({ loaderData, actionData }: Route.ComponentProps) {
  const { writer, requestKey } = loaderData;
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.community_new()} lead={m.community_new_lead()} />
      <div className="grid gap-gutter">
        <TopicForm writer={writer} requestKey={requestKey} answer={actionData ?? null} />
        <HealthNote isFull />
      </div>
    </Page>
  );
}

interface TopicFormProps {
  writer: CommunityWriterFragment;
  requestKey: string;
  answer: FormAnswer | null;
}

function TopicForm({ writer: { mayWrite, own }, requestKey, answer }: TopicFormProps) {
  const locale = useLocale();
  if (!mayWrite || own === null) return <WritersOnly />;
  if (own.pausedUntil !== null) {
    return <Alert title={m.community_paused_until({ date: longDate(own.pausedUntil, locale) })} />;
  }
  const problems = answer?.problems;
  const whole = messageFor(problems);
  return (
    <Card>
      <IntentForm
        set={newTopicForms}
        intent="start"
        values={{ requestKey }}
        encType="multipart/form-data"
        className="grid gap-4"
      >
        {whole && <Alert tone="danger">{whole}</Alert>}
        <SelectField
          label={m.community_area()}
          name="area"
          defaultValue={typedIn(answer, 'area')}
          options={communityAreas.map((area) => ({ value: area, label: areaWords[area]() }))}
        />
        <TextField
          label={m.community_topic_title()}
          hint={m.community_topic_title_hint()}
          name="title"
          required
          maxLength={communityLimits.title}
          defaultValue={typedIn(answer, 'title')}
          error={messageFor(problems, 'title')}
        />
        <PostTextField
          label={m.community_topic_text()}
          rows={8}
          isNew={own.level === 'NEW'}
          defaultValue=""
          answer={answer}
        />
        <PictureField own={own} answer={answer} />
        <NameField own={own} answer={answer} />
        <SubmitButton variant="primary">{m.community_publish()}</SubmitButton>
      </IntentForm>
    </Card>
  );
}
