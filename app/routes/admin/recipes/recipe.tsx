import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { notOurs } from '../../../forms/form-answers.ts';
import { execute } from '../../../graphql/api.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { loadForAdministrators } from '../load-for-administrators.ts';
import {
  ArchiveRecipeDocument,
  PublishRecipeDocument,
  RecipeDifferencesDocument,
  RecipeToEditDocument,
  RestoreRecipeDocument,
  SaveRecipeDocument,
  SendRecipeBackDocument,
  SendRecipeToReviewDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/recipe.ts';
import type { Change } from './draft-changes.ts';
import { Editor } from './editor.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { editorTabs, type OpenedRecipe } from './opened-recipe.ts';
import { recipeForms } from './recipe-forms.ts';
import type { SaveResult } from './use-draft.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData?.recipe?.fields.find(({ name }) => name === 'title.en')?.value;
  return [
    { title: pageTitle(title ?? m.kitchen_recipes(), matches) },
    { name: 'robots', content: 'noindex' },
  ];
};

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { id } = params;
  const variables = { id };
  const document = RecipeToEditDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  const tab = editorTabs.find((each) => each === url.searchParams.get('tab')) ?? 'write';
  if (answer === null) return { tab, recipe: null, differences: [] };
  const { contentDraft: recipe } = answer;
  const differences = tab === 'review' ? await differencesOf({ context, recipe }) : [];
  return { tab, recipe, differences };
}

/** Against what everybody reads now; of a recipe that never went out, against its beginning. */
async function differencesOf(args: { context: Route.LoaderArgs['context']; recipe: OpenedRecipe }) {
  const { context, recipe } = args;
  const asked = { id: recipe.id, after: recipe.version };
  return (await execute(context, RecipeDifferencesDocument, asked)).contentDifferences;
}

/** A save answers with the draft itself; a look at another tab asks for what is new. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'save' ? false : defaultShouldRevalidate;
}

function readChange(text: string): Change {
  try {
    const { field, was, value } = JSON.parse(text) as Record<string, unknown>;
    if (typeof field === 'string' && typeof was === 'string' && typeof value === 'string') {
      return { field, was, value };
    }
  } catch {
    // No form of ours sends that.
  }
  throw notOurs();
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const key = { kind: 'RECIPE', id: params.id } as const;
  const answerRecipe = answerForms<typeof recipeForms, SaveResult>(recipeForms, {
    save: async ({ change, confirmed }) => {
      const input = { ...key, changes: change.map(readChange), confirmed: [...confirmed] };
      const { saveContent } = await execute(context, SaveRecipeDocument, { input });
      const { problems, conflicts, draft } = saveContent;
      return { problems, result: draft === null ? null : { conflicts, draft } };
    },
    review: async () =>
      (await execute(context, SendRecipeToReviewDocument, { input: key })).sendContentToReview,
    'send-back': async ({ revision, note }) => {
      const input = { ...key, revision, note };
      return (await execute(context, SendRecipeBackDocument, { input })).sendContentBack;
    },
    publish: async ({ revision, publishAt, languages }) => {
      const input = { ...key, revision, publishAt: timeOf(publishAt), languages: [...languages] };
      return (await execute(context, PublishRecipeDocument, { input })).publishContent;
    },
    archive: async () =>
      (await execute(context, ArchiveRecipeDocument, { input: key })).archiveContent,
    restore: async ({ version }) => {
      const input = { ...key, version };
      return (await execute(context, RestoreRecipeDocument, { input })).restoreContentVersion;
    },
  });
  const answer = await answerRecipe(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent === 'save') return data(answer);
  const query = { tab: answer.intent === 'restore' ? 'write' : 'review' };
  const locale = requestLocale(args.request);
  return redirect(screenPath('adminRecipe', locale, { id: params.id }, { query }));
}

/** The field tells a time of UTC without its zone. */
function timeOf(text: string | null): string | null {
  return text === null ? null : `${text}:00Z`;
}

export default function Recipe({ loaderData, actionData }: Route.ComponentProps) {
  const { recipe, tab, differences } = loaderData;
  return (
    <KitchenFrame isLocked={recipe === null}>
      {recipe && (
        <Editor
          key={recipe.id}
          opened={recipe}
          tab={tab}
          differences={differences}
          answer={actionData ?? null}
        />
      )}
    </KitchenFrame>
  );
}
