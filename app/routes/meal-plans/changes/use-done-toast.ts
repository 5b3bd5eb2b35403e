import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { useToast, type Toast } from '../../../ui/feedback/toast.tsx';
import type { ValuesOf } from '../../../forms/form-set.ts';
import { useSend } from '../../../forms/use-send.ts';
import { keepOnDevice } from '../../../offline/use-offline-copy.ts';
import { toBuyWords, type DifferenceKinds } from '../../../plans/to-buy-words.ts';
import { planForms, type DoneIntent, type PlanIntent } from './plan-forms.ts';

/** What was done is told by a word in the address. */
export function doneIntentOf(word: string | null): DoneIntent | null {
  const intents = Object.keys(planForms) as PlanIntent[];
  return intents.filter(isTold).find((intent) => intent === word) ?? null;
}

function isTold(intent: PlanIntent): intent is DoneIntent {
  return 'done' in planForms[intent];
}

/** What puts something on the shopping list, which is then looked at. */
const shopping: ReadonlySet<DoneIntent> = new Set([
  'shop',
  'shop-day',
  'shop-recipe',
  'follow-list',
]);

/** What leaves the plan's dishes as they were: undoing would take back something else. */
const besideContent: ReadonlySet<DoneIntent> = new Set([
  'start',
  'stop',
  'share',
  'unshare',
  'cooked',
  'open-calendar',
  'close-calendar',
]);

/** The form that takes a change back. */
export type Undo =
  | { intent: 'undo'; fields: ValuesOf<(typeof planForms)['undo']> }
  | { intent: 'restore'; fields: ValuesOf<(typeof planForms)['restore']> };

/** The form that makes the shopping list follow what was done. */
export interface Follow {
  fields: ValuesOf<(typeof planForms)['follow-list']>;
  changes: DifferenceKinds;
}

/** Tells once what was done, by a word in the address, and takes the word out of it. */
export function useDoneToast(args: {
  done: DoneIntent | null;
  /** What was done, in words of its own: "Smash burger wraps on Thursday". */
  told?: string | null;
  undo: Undo | null;
  /** Null where the list needs not. */
  follow?: Follow | null;
}): void {
  const { done, told = null, undo, follow = null } = args;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const send = useSend(planForms);
  const toast = useToast();
  const list = screenPath('shoppingList', useLocale());

  useEffect(() => {
    if (done === null) return;
    const query = new URLSearchParams(search);
    query.delete('done');
    query.delete('plan');
    query.delete('gone');
    const here = query.size === 0 ? pathname : `${pathname}?${query}`;
    const isShopping = shopping.has(done);
    const undoing = undo &&
      !besideContent.has(done) && {
        label: m.meal_plans_undo(),
        onPress: () => send(undo.intent, undo.fields),
      };
    const looking = isShopping ? { label: m.meal_plans_shop_view(), to: list } : null;
    const action: Toast['action'] | null = looking ?? (undoing || null);
    const following = !isShopping &&
      follow && {
        label: m.meal_plans_update_list(),
        onPress: () => send('follow-list', follow.fields),
      };
    const words = [told ?? planForms[done].done(), following && toBuyWords(follow.changes)];
    const tell = () =>
      toast({
        text: words.filter(Boolean).join('. '),
        isDone: true,
        ...(action && { action }),
        ...(following && { next: following }),
      });
    if (isShopping) void listIsKept(list).then(tell);
    else tell();
    void navigate(here, { replace: true, preventScrollReset: true });
    // Only a new word is told: everything else here may change without anything being done.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
}

/** Nobody waits longer to be told what was done. */
const mostWaitMs = 2000;

/** Whoever reads that the week is on the list may be out of reach a moment later: it is kept before. */
async function listIsKept(path: string): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, mostWaitMs);
  await Promise.race([keepOnDevice({ path, title: m.shopping_title() }), isLate]);
  clearTimeout(timer);
}
