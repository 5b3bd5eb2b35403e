import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { loadForAdministrators } from '../load-for-administrators.ts';
import { RecipeDifferencesDocument, RecipeToEditDocument } from '../operations.gen.ts';
import type { Route } from './+types/recipe.ts';
import { answerDraft } from './draft/answer-draft.ts';
import { Editor } from './editor.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { editorTabs, type OpenedRecipe } from './opened-recipe.ts';

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

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const path = screenPath('adminRecipe', requestLocale(args.request), { id });
  return answerDraft({ ...args, key: { kind: 'RECIPE', id }, path });
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
