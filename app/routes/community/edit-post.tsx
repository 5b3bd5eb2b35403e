import { data, redirect } from 'react-router';
import { communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo, messageFor, typedIn } from '../../forms/form-answers.ts';
import { PostPicture } from '../../community/post-picture.tsx';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { execute } from '../../graphql/api.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { pageAddress, requestLocale, useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/edit-post.ts';
import { communityPath, topicPath } from './community-address.ts';
import { postForms } from './community-forms.ts';
import {
  DeleteCommunityPostDocument,
  EditCommunityPostDocument,
  OwnCommunityPostDocument,
} from './operations.gen.ts';
import { PostTextField } from './write-fields.tsx';
import { Link } from '../../ui/navigation/link.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const post = await ownPost({ context, id: params.id, url: pageAddress(request) });
  if (post === null) throw data({ code: 'community.post-not-found', message: '' }, { status: 404 });
  return { post };
}

async function ownPost(args: Pick<Route.LoaderArgs, 'context'> & { id: string; url: URL }) {
  const { context, id, url } = args;
  const document = OwnCommunityPostDocument;
  return (await executeAsMember({ context, url, document, variables: { id } })).ownCommunityPost;
}

const answerPost = answerForms(postForms, {
  edit: async (fields, { context, url }) => {
    const input = { id: postIdOf(url), ...fields };
    return (await execute(context, EditCommunityPostDocument, { input })).editCommunityPost;
  },
  delete: async (_fields, { context, url }) =>
    (await execute(context, DeleteCommunityPostDocument, { id: postIdOf(url) }))
      .deleteCommunityPost,
});

function postIdOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-1) ?? '');
}

export async function action(args: Route.ActionArgs) {
  const { context, params, request, url } = args;
  const locale = requestLocale(request);
  const post = await ownPost({ context, id: params.id, url });
  const answer = await answerPost(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (post === null || (answer.intent === 'delete' && post.number === 0)) {
    return redirect(communityPath({ locale }));
  }
  return redirect(topicPath({ locale, id: post.topicId, number: post.number }));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.community_edit_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post } = loaderData;
  const locale = useLocale();
  const edited = answerTo(actionData, 'edit');
  const { problems } = edited ?? {};
  const whole = messageFor(problems) ?? messageFor(problems, 'id');
  const refused = messageFor(answerTo(actionData, 'delete')?.problems, 'id');
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.community_edit_title()} lead={m.community_edit_lead()} />
      <div className="grid gap-gutter">
        <Card>
          <IntentForm set={postForms} intent="edit" className="grid gap-4">
            {whole && <Alert tone="danger">{whole}</Alert>}
            {post.number === 0 && (
              <TextField
                label={m.community_topic_title()}
                name="title"
                required
                maxLength={communityLimits.title}
                defaultValue={typedIn(edited, 'title') ?? post.title}
                error={messageFor(problems, 'title')}
              />
            )}
            <PostTextField
              label={m.community_topic_text()}
              rows={8}
              isNew={false}
              defaultValue={post.markdown ?? ''}
              answer={edited}
            />
            {post.picture && (
              <>
                <PostPicture picture={post.picture} />
                <label className="flex min-h-target items-center gap-3">
                  <input
                    type="checkbox"
                    name="removesPicture"
                    value="true"
                    className="size-6 accent-ink"
                  />
                  {m.community_picture_remove()}
                </label>
              </>
            )}
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton variant="primary">{m.community_save()}</SubmitButton>
              <Link
                to={topicPath({ locale, id: post.topicId, number: post.number })}
                className="link"
              >
                {m.community_keep()}
              </Link>
            </div>
          </IntentForm>
        </Card>
        <Card as="section">
          <h2 className="text-h4">{m.community_delete_title()}</h2>
          <p className="pt-1 pb-4 text-sm text-ink-2">{m.community_delete_text()}</p>
          {refused && <Alert tone="danger">{refused}</Alert>}
          <IntentForm set={postForms} intent="delete">
            <SubmitButton variant="danger">{m.community_delete()}</SubmitButton>
          </IntentForm>
        </Card>
      </div>
    </Page>
  );
}
