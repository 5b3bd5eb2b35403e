import type { SubmitEvent } from 'react';
import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { unitsOf } from '../../../amounts/units-preference.ts';
import { TwoStepNeeded } from '../../../members-only/two-step-needed.tsx';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { OwnPictures } from '../../../ui/pictures/own-pictures.ts';
import { loadForAdministrators } from '../../admin/load-for-administrators.ts';
import { DraftPreviewDocument } from '../operations.gen.ts';
import { RecipePage } from '../recipe/recipe-page.tsx';
import type { Route } from './+types/draft-preview.ts';

/** Search engines and caches are told nothing of what is not published. */
const unpublished = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { id } = params;
  const document = DraftPreviewDocument;
  const answer = await loadForAdministrators({ context, request, document, variables: { id } });
  if (answer === null) return data({ draft: null }, { headers: unpublished });
  const { contentDraft, profile, ...viewer } = answer;
  const path = screenPath('adminPreview', requestLocale(request), { id });
  const units = unitsOf({ request, profile });
  return data({ draft: { ...contentDraft, ...viewer, units, path } }, { headers: unpublished });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = () => [
  { title: m.kitchen_preview() },
  { name: 'robots', content: 'noindex' },
];

/** The page of a recipe, made of its draft. Nothing on it is kept. */
export default function DraftPreview({ loaderData: { draft }, params }: Route.ComponentProps) {
  const locale = useLocale();
  if (draft === null) {
    return (
      <Page>
        <TwoStepNeeded />
      </Page>
    );
  }
  const { preview, previewDrawings, previewPhoto, ...page } = draft;
  if (preview === null) {
    return (
      <Page>
        <h1 className="sr-only">{m.kitchen_preview()}</h1>
        <Alert title={m.kitchen_preview_empty()}>{m.kitchen_preview_empty_text()}</Alert>
      </Page>
    );
  }
  const { id } = params;
  const pictures = addressesOf(previewDrawings);
  if (previewPhoto !== null) {
    const { id: photo, focus } = previewPhoto;
    const address = screenPath('adminRecipePhoto', locale, { id, photo }, { query: { focus } });
    for (const path of [`/dish/${id}.svg`, `/dish/${id}-dark.svg`]) pictures.set(path, address);
  }
  return (
    <OwnPictures value={pictures}>
      <div onSubmitCapture={keepNothing}>
        <p className="bg-nori px-4 py-2 text-center text-sm font-semibold text-on-dark">
          {m.kitchen_preview_note()}
        </p>
        <RecipePage
          {...page}
          answer={preview}
          isPremiumMember
          additionId=""
          promptTo={page.path}
          isPromptOpen={false}
          planned={null}
          left={null}
          week={null}
          planning={null}
          result={null}
        />
      </div>
    </OwnPictures>
  );
}

function keepNothing(event: SubmitEvent<HTMLDivElement>): void {
  event.preventDefault();
  event.stopPropagation();
}

function addressesOf(drawings: readonly { path: string; svg: string }[]) {
  return new Map(
    drawings.map(({ path, svg }) => [path, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
  );
}
