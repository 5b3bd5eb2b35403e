import type { WeightUnit } from '../../../domain/profile/survey/survey-answers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx';
import { radioOptions } from './radio-options.ts';
import { RadioStep } from './radio-step.tsx';
import { errorOf, firstValue, type StepFields } from './step-fields.ts';

/** The fields of both units are there; the chosen unit shows its own, also without JavaScript. */
export function AgeAndHeightStep({ fields }: { fields: StepFields }) {
  return (
    <div className="grid max-w-form gap-6">
      <TextField
        label={m.onboarding_birth_year()}
        hint={m.onboarding_birth_year_hint()}
        error={errorOf(fields, 'birthYear')}
        name="birthYear"
        defaultValue={firstValue(fields, 'birthYear')}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
      />
      <fieldset className="group/height grid gap-3">
        <legend className="mb-1.5 text-control font-semibold">{m.onboarding_height()}</legend>
        <Segmented
          label={m.onboarding_height_unit()}
          name="measurementSystem"
          isBlock
          options={[
            { value: 'METRIC', label: m.onboarding_unit_centimeters() },
            { value: 'IMPERIAL', label: m.onboarding_unit_feet_and_inches() },
          ]}
          defaultValue={firstValue(fields, 'measurementSystem')}
        />
        <div className="group-has-[[value=IMPERIAL]:checked]/height:hidden">
          <NumberField
            label={m.onboarding_unit_centimeters()}
            unit="cm"
            error={errorOf(fields, 'heightCm')}
            name="heightCm"
            defaultValue={firstValue(fields, 'heightCm')}
          />
        </div>
        <div className="grid grid-cols-2 gap-3 group-has-[[value=METRIC]:checked]/height:hidden">
          <NumberField
            label={m.onboarding_unit_feet()}
            unit="ft"
            error={errorOf(fields, 'heightCm')}
            name="feet"
            defaultValue={firstValue(fields, 'feet')}
          />
          <NumberField
            label={m.onboarding_unit_inches()}
            unit="in"
            name="inches"
            defaultValue={firstValue(fields, 'inches')}
          />
        </div>
      </fieldset>
    </div>
  );
}

export function WeightStep({ fields }: { fields: StepFields }) {
  return (
    <div className="max-w-form">
      <WeightFields
        label={m.onboarding_weight()}
        name="weight"
        error={errorOf(fields, 'weightKg')}
        fields={fields}
      />
    </div>
  );
}

export function WeightGoalStep({ fields }: { fields: StepFields }) {
  return (
    <div className="group/goal grid max-w-prose gap-6">
      <RadioStep
        legend={m.onboarding_weight_goal_heading()}
        name="hasWeightGoal"
        options={radioOptions.hasWeightGoal}
        fields={fields}
      />
      <div className="max-w-form group-has-[[value=no]:checked]/goal:hidden">
        <WeightFields
          label={m.onboarding_weight_goal()}
          name="goalWeight"
          error={errorOf(fields, 'goalWeightKg')}
          fields={fields}
        />
      </div>
    </div>
  );
}

/** In the unit the member chose; the form says which it was, so that nothing is misread. */
function WeightFields({
  label,
  name,
  error,
  fields,
}: {
  label: string;
  name: 'weight' | 'goalWeight';
  error: string | undefined;
  fields: StepFields;
}) {
  const unit = (firstValue(fields, 'weightUnit') ?? 'kg') as WeightUnit;
  return (
    <>
      <input type="hidden" name="weightUnit" value={unit} />
      {unit === 'st' ? (
        <fieldset>
          <legend className="mb-1.5 text-control font-semibold">{label}</legend>
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label={m.onboarding_weight_stone()}
              unit="st"
              error={error}
              name={name}
              defaultValue={firstValue(fields, name)}
            />
            <NumberField
              label={m.onboarding_weight_pounds()}
              unit="lb"
              name={`${name}Pounds`}
              defaultValue={firstValue(fields, `${name}Pounds`)}
            />
          </div>
        </fieldset>
      ) : (
        <NumberField
          label={label}
          unit={unit}
          error={error}
          name={name}
          defaultValue={firstValue(fields, name)}
        />
      )}
    </>
  );
}

function NumberField(field: TextFieldProps) {
  return <TextField {...field} inputMode="decimal" autoComplete="off" maxLength={8} />;
}
