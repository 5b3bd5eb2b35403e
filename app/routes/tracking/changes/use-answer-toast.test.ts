import { afterEach, expect, test, vi } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { FormAnswer, FormProblem } from '../../../forms/form-answers.ts';
import * as background from '../../../forms/use-background-form.ts';
import * as toasts from '../../../ui/feedback/toast.tsx';
import { liveHook } from '../../../ui/testing/live-hook.tsx';
import type { TrackingAnswer } from './tracking-answer.ts';
import { useAnswerToast } from './use-answer-toast.ts';

afterEach(() => vi.restoreAllMocks());

const undo = { intent: 'restore', ids: 'a,b' } as const;
const deleted = (): TrackingAnswer => ({
  intent: 'delete',
  outcome: 'done',
  problems: [],
  sent: [],
  result: { text: 'Deleted', undo },
});
const refused = (path: string[]): TrackingAnswer => {
  const problem: FormProblem = { path, code: 'x', message: 'It is not there.' };
  return { intent: 'delete', outcome: 'refused', problems: [problem], sent: [], result: null };
};

/** A page of measurements whose forms answer what `tell` is given. */
async function measurements(undoing: Partial<ReturnType<typeof useBackground>> = {}) {
  const told: toasts.Toast[] = [];
  const toast = (shown: toasts.Toast) => void told.push(shown);
  vi.spyOn(toasts, 'useToast').mockReturnValue(toast);
  const send = vi.fn<(intent: string, values: object) => void>();
  const state = { answer: null, problem: undefined, again: null, ...undoing, send };
  const use = vi.spyOn(background, 'useBackgroundForm').mockReturnValue(state as never);
  const shown: { answer: TrackingAnswer | undefined } = { answer: undefined };
  const { redraw } = await liveHook(() => useAnswerToast(shown.answer));
  return {
    told,
    send,
    undo: (next: typeof undoing) => {
      use.mockReturnValue({ ...state, ...next } as never);
      return redraw();
    },
    async tell(answer: TrackingAnswer | undefined) {
      shown.answer = answer;
      await redraw();
    },
  };
}

const useBackground = background.useBackgroundForm;

test('what was done is told once, however often its row is drawn, and a press takes it back', async () => {
  const { tell, told, send } = await measurements();
  const answer = deleted();
  await tell(answer);
  await tell(undefined);
  await tell(answer);
  expect(told).toHaveLength(1);
  const [{ text, isDone, action } = { text: '' }] = told;
  expect([text, isDone]).toEqual(['Deleted', true]);
  if (action && 'onPress' in action) action.onPress();
  expect(send.mock.calls).toEqual([['restore', { ids: 'a,b' }]]);
  await tell(deleted());
  expect(told).toHaveLength(2);
});

test('what cannot be taken back offers nothing', async () => {
  const { tell, told } = await measurements();
  await tell({ ...deleted(), result: { text: 'Goal saved', undo: null } });
  expect(told).toEqual([{ text: 'Goal saved', isDone: true }]);
});

test('a refusal of the whole is told, one of a field stands at the field', async () => {
  const { tell, told } = await measurements();
  await tell(refused([]));
  await tell(refused(['amount']));
  await tell({ ...deleted(), outcome: 'failed' });
  expect(told).toEqual([{ text: 'It is not there.' }]);
});

test('an undoing that did not get through is told once, and can be sent again', async () => {
  const { undo: undoing, told } = await measurements();
  const answer: FormAnswer = { ...deleted(), outcome: 'failed', result: null };
  const again = () => undefined;
  await undoing({ answer, problem: 'No network', again });
  await undoing({ answer, problem: 'No network', again: () => undefined });
  expect(told).toEqual([
    { text: 'No network', action: { label: m.site_try_again(), onPress: again } },
  ]);
  await undoing({ answer: { ...answer }, problem: 'Too late', again: null });
  expect(told.at(-1)).toEqual({ text: 'Too late' });
});
