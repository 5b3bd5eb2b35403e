import type { DoctorReason } from '../../../domain/profile/survey/survey-answers.rules.ts';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { AgeAndHeightStep, WeightGoalStep, WeightStep } from './body-steps.tsx';
import { ConsentStep } from './consent-step.tsx';
import { EatersStep } from './eaters-step.tsx';
import { FoodsToAvoidStep } from './foods-to-avoid-step.tsx';
import { radioOptions } from './radio-options.ts';
import { RadioStep } from './radio-step.tsx';
import { isChosen, type StepFields } from './step-fields.ts';
import { stepWords } from './step-words.ts';
import { CheerStep, DoctorStep, WelcomeStep } from './telling-steps.tsx';
import {
  challengeOptions,
  cuisineOptions,
  dishOptions,
  goalOptions,
  healthOptions,
  pregnancyOption,
} from './tile-options.tsx';
import { TilesStep, type TileOption } from './tiles-step.tsx';

export interface StepContentProps {
  step: SurveyStep;
  fields: StepFields;
  brand: string;
  storagePlace: string;
  doctorReasons: readonly DoctorReason[];
  /** Men are not asked whether they are pregnant. */
  isAskedAboutPregnancy: boolean;
  /** Whom one eats with has a name in the settings; the quiz does not ask for it. */
  areEatersNamed?: boolean;
}

/** What stands below a step's heading. */
export function StepContent({ step, fields, ...props }: StepContentProps) {
  const radios = (name: keyof typeof radioOptions) => (
    <RadioStep
      legend={stepWords[step].heading()}
      name={name}
      options={radioOptions[name]}
      fields={fields}
    />
  );
  const tiles = (name: string, options: readonly TileOption[]) => (
    <TilesStep legend={stepWords[step].heading()} name={name} options={options} fields={fields} />
  );
  switch (step) {
    case 'WELCOME':
      return <WelcomeStep />;
    case 'GOAL':
      return tiles('goals', goalOptions);
    case 'SEX':
      return radios('gender');
    case 'AGE_AND_HEIGHT':
      return <AgeAndHeightStep fields={fields} />;
    case 'MEASUREMENT_SYSTEM':
      return radios('measures');
    case 'ACTIVITY':
      return radios('activity');
    case 'WEIGHT':
      return <WeightStep fields={fields} />;
    case 'HEALTH_CONDITIONS':
      return tiles(
        'healthConditions',
        props.isAskedAboutPregnancy ? [...healthOptions, pregnancyOption] : healthOptions,
      );
    case 'SEE_A_DOCTOR':
      return <DoctorStep reasons={props.doctorReasons} />;
    case 'CHEER_FOR_YOU':
    case 'CHEER_FOR_FOOD':
      return <CheerStep step={step} />;
    case 'CARB_LEVEL':
      return radios('carbLevel');
    case 'PROTEIN_LEVEL':
      return radios('proteinLevel');
    case 'FOODS_TO_AVOID':
      return <FoodsToAvoidStep fields={fields} />;
    case 'CUISINES':
      return tiles('cuisines', cuisineOptions);
    case 'FOOD_PREFERENCE':
      return tiles('dishes', dishOptions);
    case 'EATERS':
      return <EatersStep fields={fields} areNamed={props.areEatersNamed ?? false} />;
    case 'COOKING_SKILLS':
      return radios('cookingSkill');
    case 'COOKING_TIME':
      return radios('cookingTime');
    case 'FOOD_BUDGET':
      return radios('foodBudget');
    case 'MEALS_PER_DAY':
      return radios('mealsPerDay');
    case 'LEFTOVERS':
      return (
        <div className="grid gap-6">
          {radios('leftovers')}
          <Checkbox
            name="acceptsRepeats"
            value="yes"
            defaultChecked={isChosen(fields, 'acceptsRepeats', 'yes')}
            label={m.onboarding_accept_repeats()}
          />
        </div>
      );
    case 'DIET_CHALLENGES':
      return tiles('challenges', challengeOptions);
    case 'WEIGHT_GOAL':
      return <WeightGoalStep fields={fields} />;
    case 'DATA_CONSENT':
      return <ConsentStep brand={props.brand} place={props.storagePlace} fields={fields} />;
  }
}
