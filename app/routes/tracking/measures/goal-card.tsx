import { useFetcher } from 'react-router';
import { readingOf } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { TrackingChoicesFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { Disclosure } from './disclosure.tsx';
import { typedText, valueText } from './measure-words.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { unitChoicesOf } from './unit-choices.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

/** The weight one is on the way to; the same as in the quiz. */
export function GoalCard({
  choices,
  answer,
}: {
  choices: TrackingChoicesFragment;
  answer: TrackingAnswer | undefined;
}) {
  const fetcher = useFetcher<TrackingAnswer>({ key: 'goal' });
  const locale = useLocale();
  const own = fetcher.data ?? (answer?.intent === 'goal' ? answer : undefined);
  const form = useFocusOnProblem(own?.problems);
  useAnswerToast(fetcher.data);
  const { weightUnit: unit } = unitChoicesOf(choices);
  const { goalWeightKg } = choices;
  const shown = goalWeightKg === null ? null : readingOf({ value: goalWeightKg, unit });
  const text = (number: number | undefined) =>
    number === undefined ? '' : typedText({ number, locale });
  const detail =
    goalWeightKg === null
      ? m.tracking_no_goal()
      : valueText({ value: goalWeightKg, unit, isRound: true, locale });
  return (
    <Disclosure title={m.tracking_goal()} detail={detail} isOpen={Boolean(own?.problems.length)}>
      <fetcher.Form ref={form} method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="intent" value="goal" />
        <input type="hidden" name="unit" value={unit} />
        <div className={unit === 'st' ? 'grid grid-cols-2 gap-3' : undefined}>
          <TextField
            label={unit === 'st' ? m.tracking_stone() : m.tracking_goal_in({ unit })}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={text(shown?.amount)}
            error={messageFor(own?.problems, 'amount')}
            hint={m.tracking_goal_hint()}
          />
          {unit === 'st' && (
            <TextField
              label={m.tracking_pounds()}
              name="pounds"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={text(shown?.pounds)}
            />
          )}
        </div>
        <div>
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            {m.tracking_save_goal()}
          </Button>
        </div>
      </fetcher.Form>
    </Disclosure>
  );
}
