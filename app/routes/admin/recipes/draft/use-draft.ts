import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { EditedKind } from '../../../../../domain/content-store/content-kind.rules.ts';
import type { FormAnswer } from '../../../../forms/form-answers.ts';
import { useBackgroundForm } from '../../../../forms/use-background-form.ts';
import { useIsInBrowser } from '../../../../shell/use-is-in-browser.ts';
import type { RootQuery } from '../../../../operations.gen.ts';
import type { EditedRecipeFragment } from '../../operations.gen.ts';
import {
  changesOf,
  keptOf,
  textsOf,
  withAnswer,
  withChoice,
  withKept,
  withText,
  type Change,
  type Conflict,
  type Draft,
} from './draft-changes.ts';
import { readKeptChanges, keepChanges, type KeptOf } from './kept-changes.ts';
import { recipeForms } from '../recipe-forms.ts';

/** What the server answers to a save. */
export interface SaveResult {
  readonly conflicts: readonly Conflict[];
  readonly draft: EditedRecipeFragment;
}

export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

export interface OpenDraft {
  readonly draft: Draft;
  /** What the server says of it: figures, remarks, languages. */
  readonly recipe: EditedRecipeFragment;
  readonly saveState: SaveState;
  /** Why the server refused the last save. */
  readonly problem: string | undefined;
  readonly setText: (field: string, value: string) => void;
  readonly setTexts: (texts: Readonly<Record<string, string>>) => void;
  readonly choose: (field: string, value: string) => void;
  /** Says of a translation that it is right although its source changed. */
  readonly confirm: (field: string) => void;
}

const afterTypingMs = 700;
const lookMs = 8000;
/** Of a server out of reach. */
const againMs = 5000;
const mostOfOneSave = 100;

function isSaveResult(result: unknown): result is SaveResult {
  return typeof result === 'object' && result !== null && 'draft' in result;
}

interface Session {
  readonly recipe: EditedRecipeFragment;
  readonly draft: Draft;
  /** Of what was taken over already. */
  readonly opened: EditedRecipeFragment;
  readonly answer: FormAnswer | null;
  /** What a crash left behind was read. */
  readonly hasReadKept: boolean;
}

function begin(opened: EditedRecipeFragment): Session {
  const texts = textsOf(opened.fields);
  const draft = { texts, known: texts, conflicts: [] };
  return { recipe: opened, draft, opened, answer: null, hasReadKept: false };
}

/** Takes over what came since: another answer of the server, another state of the page. */
function caughtUp(args: {
  session: Session;
  now: Omit<Session, 'recipe' | 'draft'>;
  kept: KeptOf;
}): Session {
  const { session, now, kept } = args;
  let { recipe, draft } = session;
  if (now.hasReadKept && !session.hasReadKept) {
    draft = withKept(draft, readKeptChanges(kept));
  }
  const { answer, opened } = now;
  if (answer !== session.answer && answer?.outcome === 'done' && isSaveResult(answer.result)) {
    const { conflicts, draft: saved } = answer.result;
    const answered = textsOf(saved.fields);
    draft = withAnswer({ draft, sent: sentIn(answer), answered, conflicts });
    recipe = saved;
  }
  if (opened !== session.opened && savedAt(opened) >= savedAt(recipe)) {
    draft = withAnswer({ draft, sent: [], answered: textsOf(opened.fields), conflicts: [] });
    recipe = opened;
  }
  return { ...now, recipe, draft };
}

/** A page that was asked for before the last save says less than the answer to that. */
function savedAt({ changedAt }: EditedRecipeFragment): number {
  return changedAt === null ? 0 : Date.parse(changedAt);
}

function sentIn({ sent }: FormAnswer): readonly Change[] {
  return sent.flatMap(([name, value]) => (name === 'change' ? [JSON.parse(value) as Change] : []));
}

/**
 * A draft as it is typed: kept in the browser at every key, sent when the hands rest, and joined
 * with what others change meanwhile.
 */
export function useDraft(kind: EditedKind, opened: EditedRecipeFragment): OpenDraft {
  const { id } = opened;
  const userId = useRouteLoaderData<Pick<RootQuery, 'me'>>('root')?.me?.userId ?? '';
  const form = useBackgroundForm({ set: recipeForms, fetcherKey: `draft ${kind} ${id}` });
  const { answer, isBusy } = form;
  const hasReadKept = useIsInBrowser();
  const [known, setSession] = useState(() => begin(opened));
  const isBehind =
    known.answer !== answer || known.opened !== opened || known.hasReadKept !== hasReadKept;
  const seen = { answer, opened, hasReadKept };
  const kept = { userId, kind, id };
  const session = isBehind ? caughtUp({ session: known, now: seen, kept }) : known;
  if (isBehind) setSession(session);
  const { draft, recipe } = session;

  const unsaved = changesOf(draft);
  const unsavedText = JSON.stringify(unsaved);
  const keptText = JSON.stringify(keptOf(draft));
  const isUnsaved = unsaved.length > 0;
  const isHeldBack = draft.conflicts.length > 0;
  const isRefused = answer?.outcome === 'refused';
  const hasFailed = answer?.outcome === 'failed';

  function send(changes: readonly Change[], confirmed: readonly string[]): void {
    const change = changes.slice(0, mostOfOneSave).map((each) => JSON.stringify(each));
    form.send('save', { change, confirmed });
  }

  useEffect(() => {
    if (hasReadKept) keepChanges({ userId, kind, id }, keptText);
  }, [userId, kind, id, hasReadKept, keptText]);

  const save = useEffectEvent((changes: readonly Change[]) => send(changes, []));
  useEffect(() => {
    const changes = JSON.parse(unsavedText) as readonly Change[];
    if (isBusy || changes.length === 0) return;
    const timer = setTimeout(() => save(changes), hasFailed ? againMs : afterTypingMs);
    return () => clearTimeout(timer);
  }, [unsavedText, isBusy, hasFailed]);

  useEffect(() => {
    if (isBusy || isUnsaved) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') save([]);
    }, lookMs);
    return () => clearInterval(timer);
  }, [isBusy, isUnsaved]);

  const change = (next: (now: Draft) => Draft) =>
    setSession((now) => ({ ...now, draft: next(now.draft) }));
  return {
    draft,
    recipe,
    saveState: stateOf({
      isBusy,
      isUnsaved: isUnsaved || isHeldBack,
      hasFailed: hasFailed || isRefused || isHeldBack,
    }),
    problem: isRefused ? form.problem : undefined,
    setText: (field, value) => change((now) => withText(now, field, value)),
    setTexts: (texts) =>
      change((now) =>
        Object.entries(texts).reduce((all, [field, value]) => withText(all, field, value), now),
      ),
    choose: (field, value) => change((now) => withChoice(now, field, value)),
    confirm: (field) => send(unsaved, [field]),
  };
}

function stateOf(now: { isBusy: boolean; isUnsaved: boolean; hasFailed: boolean }): SaveState {
  if (now.hasFailed && now.isUnsaved) return 'failed';
  if (!now.isUnsaved) return 'saved';
  return now.isBusy ? 'saving' : 'waiting';
}
