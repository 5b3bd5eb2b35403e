import { useFetcher } from 'react-router';
import {
  glucoseUnits,
  optionalMeasures,
  waistUnits,
  weightUnits,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { TrackingChoicesFragment } from '../operations.gen.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Disclosure } from './disclosure.tsx';
import { measureWords } from './measure-words.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { unitChoicesOf } from './unit-choices.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** What else one follows, and in which units. */
export function ChoicesCard({
  choices,
  answer,
}: {
  choices: TrackingChoicesFragment;
  answer: TrackingAnswer | undefined;
}) {
  const { data } = useFetcher<TrackingAnswer>({ key: 'choose' });
  useAnswerToast(data);
  const units = unitChoicesOf(choices);
  const isRefused = answer?.intent === 'choose' && answer.problems.length > 0;
  return (
    <Disclosure title={m.tracking_choices()} isOpen={isRefused}>
      <TrackingForm intent="choose" fetcherKey="choose" className="grid gap-4">
        <fieldset>
          <legend className="text-control font-semibold">{m.tracking_also()}</legend>
          {optionalMeasures.map((measure) => (
            <Checkbox
              key={measure}
              name="measure"
              value={measure}
              label={measureWords[measure]()}
              defaultChecked={choices.measures.includes(measure)}
            />
          ))}
        </fieldset>
        <UnitChoice
          label={m.tracking_weight()}
          name="weight_unit"
          units={weightUnits}
          value={units.weightUnit}
        />
        <UnitChoice
          label={m.tracking_waist()}
          name="waist_unit"
          units={waistUnits}
          value={units.waistUnit}
        />
        <UnitChoice
          label={m.tracking_glucose()}
          name="glucose_unit"
          units={glucoseUnits}
          value={units.glucoseUnit}
        />
        <div>
          <SubmitButton>{m.tracking_save_choices()}</SubmitButton>
        </div>
      </TrackingForm>
    </Disclosure>
  );
}

function UnitChoice<Unit extends string>({
  label,
  name,
  units,
  value,
}: {
  label: string;
  name: string;
  units: readonly Unit[];
  value: Unit;
}) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-control font-semibold">
        {label}
      </span>
      <Segmented
        label={m.tracking_unit_of({ measure: label })}
        name={name}
        options={units.map((unit) => ({ value: unit, label: unit }))}
        defaultValue={value}
      />
    </div>
  );
}
