import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import {
  progressOf,
  slugOfStep,
  stageCount,
} from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TaskFrame } from '../../ui/layout/task-frame.tsx';
import { ProgressSteps } from '../../ui/navigation/progress-steps.tsx';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { formValuesOf } from './form-values.ts';
import { StepContent, type StepContentProps } from './step-content.tsx';
import { StepHeading } from './step-heading.tsx';
import { LaidTable } from './laid-table.tsx';
import { leftOutBy } from './left-out.ts';
import { useFittingCount } from './use-fitting-count.ts';
import { stepNote, tableNotes } from './step-notes.ts';
import { stepWords } from './step-words.ts';
import { stepForms } from './quiz-forms.ts';

export interface StepPageProps extends StepContentProps {
  steps: readonly StepContentProps['step'][];
  /** Answered before: taking everything away is an answer then, also on the way back. */
  isAnswered: boolean;
  /** Dishes that stay with what is left out; null on other steps. */
  fittingCount: number | null;
  /** The operator's own. */
  wordmarkUrl: string | null;
}

/** One step: a form that posts to itself and goes on to the next. */
export function StepPage(props: StepPageProps) {
  const { step, fields } = props;
  const [values, setValues] = useState(fields.values);
  const fittingCount = useFittingCount({ values, known: props.fittingCount });
  const locale = useLocale();
  const hasTable = step === 'FOODS_TO_AVOID';
  const keepUp = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setValues(formValuesOf(new FormData(currentTarget)));
  return (
    <IntentForm
      set={stepForms}
      intent={['continue', 'nothing', 'back', 'exit']}
      failure="placed"
      onChange={keepUp}
    >
      {props.isAnswered && <input type="hidden" name="isAnswered" value="yes" />}
      <TaskFrame
        bar={<StepBar {...props} />}
        actions={
          <StepActions
            {...props}
            note={
              hasTable ? (
                <TableNote {...tableNotes({ values, fittingCount, locale })} />
              ) : (
                <StepNote note={stepNote({ step, values, locale })} />
              )
            }
          />
        }
        width={hasTable ? 'page' : 'task'}
      >
        <div
          className={classNames(
            hasTable && 'grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12',
          )}
        >
          {hasTable && <LaidTable leftOut={leftOutBy(values)} />}
          <div>
            <StepHeading {...wordsOf(props)} />
            <div className="mt-5 empty:hidden">
              <FormFailure />
            </div>
            <div className={hasTable ? 'mt-5' : 'mt-8'}>
              <StepContent {...props} />
            </div>
          </div>
        </div>
      </TaskFrame>
    </IntentForm>
  );
}

function wordsOf({ step, doctorReasons }: StepPageProps) {
  if (step === 'SEE_A_DOCTOR' && doctorReasons.includes('UNDER_18')) {
    return {
      title: m.onboarding_doctor_adults_heading(),
      lead: m.onboarding_doctor_adults_lead(),
    };
  }
  const title = stepWords[step].heading();
  if (step === 'FOODS_TO_AVOID') return { title, lead: m.onboarding_avoid_watch() };
  return { title, lead: stepWords[step].lead?.() };
}

/** What the table has answered, always in view. */
function TableNote({ off, stay }: ReturnType<typeof tableNotes>) {
  return (
    <output className="flex min-h-6 items-start gap-2.5 text-control text-leaf-ink">
      {(off ?? stay) !== null && (
        <>
          <CheckCircleIcon size="1.25em" weight="fill" aria-hidden className="mt-px flex-none" />
          <span>
            {off} {stay}
          </span>
        </>
      )}
    </output>
  );
}

function StepNote({ note }: { note: string | null }) {
  return <output className="font-semibold text-ink-2">{note}</output>;
}

function StepBar({ steps, step, brand: name, wordmarkUrl }: StepPageProps) {
  const { stage, fraction } = progressOf({ steps, step });
  const stages = [1, 2, 3].map((each) => {
    if (each === stage) return fraction;
    return each < stage ? 1 : 0;
  });
  return (
    <>
      <EnterKeyTarget />
      <span className="flex items-center gap-2 sm:gap-3">
        <IconButton
          type="submit"
          name="intent"
          value="back"
          icon={ArrowLeftIcon}
          label={m.onboarding_back()}
        />
        <SiteMark brand={{ name, wordmarkUrl }} />
      </span>
      <div className="max-sm:order-last max-sm:col-span-full">
        <ProgressSteps
          label={m.onboarding_progress({ stage, count: stageCount })}
          stages={stages}
        />
      </div>
      <SubmitButton
        intent="exit"
        variant="text"
        size="sm"
        isBusy={false}
        className="max-sm:col-span-2 max-sm:justify-self-end"
      >
        {m.onboarding_save_and_exit()}
      </SubmitButton>
    </>
  );
}

/** Enter in a field presses the form's first button, which must not be the one that goes back. */
function EnterKeyTarget() {
  const go = { name: 'intent', value: 'continue' };
  return <button type="submit" {...go} tabIndex={-1} aria-hidden className="sr-only" />;
}

function StepActions(props: StepPageProps & { note: ReactNode }): ReactNode {
  const { step, note, doctorReasons } = props;
  if (step === 'SEE_A_DOCTOR' && doctorReasons.includes('UNDER_18')) return <UnderageActions />;
  if (step === 'FOODS_TO_AVOID') {
    return (
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SubmitButton intent="nothing" variant="text" isBusy={false}>
          {m.onboarding_avoid_nothing()}
        </SubmitButton>
        <div className="max-sm:order-first max-sm:w-full">{note}</div>
        <ContinueButton step={step} />
      </div>
    );
  }
  return (
    <>
      {note}
      <ContinueButton step={step} />
    </>
  );
}

function ContinueButton({ step }: Pick<StepPageProps, 'step'>) {
  const navigation = useNavigation();
  const isGoingOn =
    navigation.state !== 'idle' && navigation.formData?.get('intent') === 'continue';
  return (
    <SubmitButton
      intent="continue"
      variant="primary"
      size="lg"
      trailingIcon={ArrowRightIcon}
      isBusy={isGoingOn}
    >
      {continueLabel(step)}
    </SubmitButton>
  );
}

function continueLabel(step: StepPageProps['step']): string {
  switch (step) {
    case 'WELCOME':
      return m.onboarding_start();
    case 'SEE_A_DOCTOR':
      return m.onboarding_doctor_continue();
    case 'DATA_CONSENT':
      return m.onboarding_consent_submit();
    default:
      return m.onboarding_continue();
  }
}

/** There is nothing to continue to, only something to correct or to read. */
function UnderageActions() {
  const locale = useLocale();
  const agePath = screenPath('onboarding', locale, { step: slugOfStep('AGE_AND_HEIGHT') });
  return (
    <>
      <ButtonLink to={agePath} variant="text">
        {m.onboarding_doctor_change_year()}
      </ButtonLink>
      <ButtonLink to={screenPath('recipes', locale)} variant="secondary">
        {m.onboarding_doctor_to_recipes()}
      </ButtonLink>
    </>
  );
}
