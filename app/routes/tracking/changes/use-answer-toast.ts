import { useEffect } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { useBackgroundForm } from '../../../forms/use-background-form.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { TrackingAnswer } from './tracking-answer.ts';
import { trackingForms } from './tracking-forms.ts';

/** Rows move and mount anew with the answer they had: each is told once. */
const told = new WeakSet<FormAnswer>();

/**
 * Tells what was done, with its undoing, or why it was refused. Fields tell their own problems, and
 * a form that did not get through tells that itself.
 */
export function useAnswerToast(answer: TrackingAnswer | undefined): void {
  const toast = useToast();
  const undoing = useBackgroundForm({ set: trackingForms, fetcherKey: 'undo' });
  const { send } = undoing;

  useEffect(() => {
    if (answer === undefined || told.has(answer)) return;
    told.add(answer);
    const [problem] = answer.problems.filter(({ path }) => path.length === 0);
    if (problem) toast({ text: problem.message });
    if (answer.outcome !== 'done' || answer.result === null) return;
    const { text, undo } = answer.result;
    const onPress = () => undo && send(undo.intent, { ids: undo.ids });
    toast({ text, isDone: true, ...(undo && { action: { label: m.tracking_undo(), onPress } }) });
    // What sends is another function each time, and always the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer, toast]);

  const { answer: undone, problem, again } = undoing;
  useEffect(() => {
    if (undone === null || problem === undefined || told.has(undone)) return;
    told.add(undone);
    const action = again && { label: m.site_try_again(), onPress: again };
    toast({ text: problem, ...(action && { action }) });
  }, [undone, problem, again, toast]);
}
