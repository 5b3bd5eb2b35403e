import { data, redirect, type RouterContextProvider } from 'react-router';
import type { EditedKind } from '../../../../../domain/content-store/content-kind.rules.ts';
import { answerForms, refuse } from '../../../../forms/answer-forms.ts';
import { notOurs } from '../../../../forms/form-answers.ts';
import { execute } from '../../../../graphql/api.ts';
import {
  ArchiveRecipeDocument,
  PublishRecipeDocument,
  RestoreRecipeDocument,
  SaveRecipeDocument,
  SendRecipeBackDocument,
  SendRecipeToReviewDocument,
} from '../../operations.gen.ts';
import type { Change } from './draft-changes.ts';
import { recipeForms } from '../recipe-forms.ts';
import type { SaveResult } from './use-draft.ts';

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

interface DraftArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What the forms of a draft ask for, of whatever kind it is; then back to its page. */
export async function answerDraft(
  args: DraftArgs & { key: { kind: EditedKind; id: string }; path: string },
) {
  const { key, path, context } = args;
  const answerForm = answerForms<typeof recipeForms, SaveResult>(recipeForms, {
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
  const answer = await answerForm(args);
  if (answer.outcome !== 'done') return refuse(answer);
  if (answer.intent === 'save') return data(answer);
  return redirect(`${path}?tab=${answer.intent === 'restore' ? 'write' : 'review'}`);
}

/** The field tells a time of UTC without its zone. */
function timeOf(text: string | null): string | null {
  return text === null ? null : `${text}:00Z`;
}
