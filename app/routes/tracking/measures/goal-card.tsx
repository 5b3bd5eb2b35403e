import { useFetcher } from 'react-router';
import { readingOf } from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { TrackingChoicesFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { answerTo, messageFor, typedIn } from '../../../forms/form-answers.ts';
import { Disclosure } from './disclosure.tsx';
import { typedText, valueText } from './measure-words.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { unitChoicesOf } from './unit-choices.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** The weight one is on the way to; the same as in the quiz. */
export function GoalCard({
  choices,
  answer,
}: {
  choices: TrackingChoicesFragment;
  answer: TrackingAnswer | undefined;
}) {
  const { data } = useFetcher<TrackingAnswer>({ key: 'goal' });
  const locale = useLocale();
  const own = data ?? answerTo(answer, 'goal');
  useAnswerToast(data);
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
      <TrackingForm intent="goal" values={{ unit }} fetcherKey="goal" className="grid gap-3">
        <div className={unit === 'st' ? 'grid grid-cols-2 gap-3' : undefined}>
          <TextField
            label={unit === 'st' ? m.tracking_stone() : m.tracking_goal_in({ unit })}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedIn(own, 'amount') ?? text(shown?.amount)}
            error={messageFor(own?.problems, 'amount')}
            hint={m.tracking_goal_hint()}
          />
          {unit === 'st' && (
            <TextField
              label={m.tracking_pounds()}
              name="pounds"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typedIn(own, 'pounds') ?? text(shown?.pounds)}
            />
          )}
        </div>
        <div>
          <SubmitButton>{m.tracking_save_goal()}</SubmitButton>
        </div>
      </TrackingForm>
    </Disclosure>
  );
}
