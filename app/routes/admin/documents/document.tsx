import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { loadForAdministrators } from '../load-for-administrators.ts';
import {
  DocumentDifferencesDocument,
  DocumentToEditDocument,
  FoodEffectsDocument,
} from '../operations.gen.ts';
import { answerDraft } from '../recipes/draft/answer-draft.ts';
import { KitchenFrame } from '../recipes/kitchen-frame.tsx';
import type { Route } from './+types/document.ts';
import { DocumentEditor } from './document-editor.tsx';
import { documentPath, kindAt } from './document-kinds.ts';
import { documentTabs } from './opened-document.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData?.opened?.fields.find(({ name }) => name === 'title.en')?.value;
  return [
    { title: pageTitle(title ?? m.kitchen_name(), matches) },
    { name: 'robots', content: 'noindex' },
  ];
};

/** There is one list of landing choices, and one of shelves: each is its own address. */
function keyAt({ request, url, params }: Pick<Route.LoaderArgs, 'request' | 'url' | 'params'>) {
  const at = kindAt(url.pathname, requestLocale(request));
  const single = at.kind === 'COLLECTION' ? 'collections' : 'landing';
  const id = 'id' in params ? (params.id ?? '') : single;
  return { at, kind: at.kind, id };
}

export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args;
  const { kind, id } = keyAt(args);
  const variables = { kind, id };
  const document = DocumentToEditDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  const tab = documentTabs.find((each) => each === url.searchParams.get('tab')) ?? 'write';
  if (answer === null) return { tab, kind, opened: null, differences: [], effects: null };
  const { contentDraft: opened } = answer;
  const isReview = tab === 'review';
  const asked = { kind, id, after: opened.version };
  const differences = isReview
    ? (await execute(context, DocumentDifferencesDocument, asked)).contentDifferences
    : [];
  const effects =
    isReview && kind === 'FOOD'
      ? (await execute(context, FoodEffectsDocument, { id })).contentDraft.foodEffects
      : null;
  return { tab, kind, opened, differences, effects };
}

/** A save answers with the draft itself; a look at another tab asks for what is new. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'save' ? false : defaultShouldRevalidate;
}

export function action(args: Route.ActionArgs) {
  const { at, kind, id } = keyAt(args);
  const path = documentPath(at, requestLocale(args.request), id);
  return answerDraft({ ...args, key: { kind, id }, path });
}

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
  const { opened } = loaderData;
  return (
    <KitchenFrame isLocked={opened === null}>
      {opened && (
        <DocumentEditor
          key={`${loaderData.kind} ${opened.id}`}
          {...loaderData}
          opened={opened}
          answer={actionData ?? null}
        />
      )}
    </KitchenFrame>
  );
}
