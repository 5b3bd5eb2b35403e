import { data, redirect, type RouterContextProvider } from 'react-router';
import { readAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import {
  answersAskedBy,
  findStepBySlug,
  type SurveyStep,
} from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import {
  CompleteSurveyDocument,
  OnboardingDraftDocument,
  SaveSurveyStepDocument,
  type SurveyProgressFieldsFragment,
} from './operations.gen.ts';
import type { SurveyAnswersInput } from '../../graphql/schema-types.gen.ts';
import { useTimeZoneAhead } from '../../dates/time-zone.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { answerForms, refuse, type Operations, type Outcome } from '../../forms/answer-forms.ts';
import type { FieldsOf } from '../../forms/form-set.ts';
import { sentLists } from '../../forms/send-again.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { withCampaign } from '../../sign-up/campaign.ts';
import type { Route } from './+types/onboarding.ts';
import { countFitting } from './count-fitting.ts';
import { endOfQuiz } from './end-of-quiz.ts';
import { answeredValues, sentValues, type FormValues } from './form-values.ts';
import { readStepForm } from './read-step-form.ts';
import { isReachable, pathAfter, pathBefore, resumePath } from './step-path.ts';
import { StepPage } from './step-page.tsx';
import { stepWords } from './step-words.ts';
import { stepForms } from './quiz-forms.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: titleOf(loaderData?.step), matches }),
  ...(loaderData?.step === 'WELCOME' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

function titleOf(step: SurveyStep | undefined): string {
  return step === undefined ? m.onboarding_title() : stepWords[step].heading();
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { brand, surveyDraft: progress } = await execute(context, OnboardingDraftDocument);
  const { search, searchParams: query } = new URL(request.url);
  const resume = () => redirect(withCampaign({ path: resumePath({ progress, locale }), search }));
  if (params.step === undefined) throw resume();
  const step = stepOf(params.step);
  if (!isReachable({ progress, step })) throw resume();
  const answers = readAnswers(progress.answers);
  return {
    step,
    steps: progress.steps,
    isAnswered: answersAskedBy(step).some((name) => answers[name] !== undefined),
    values: answeredValues({ answers, locale }),
    doctorReasons: progress.doctorReasons,
    fittingCount: await countFitting({ context, step, query, answers }),
    isAskedAboutPregnancy: answers.gender !== 'MALE',
    brand: brand.name,
    wordmarkUrl: brand.wordmarkUrl,
    storagePlace: brand.storagePlace,
  };
}

function stepOf(slug: string | undefined): SurveyStep {
  const step = findStepBySlug(slug ?? '');
  if (step === null) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  return step;
}

export async function action(args: Route.ActionArgs) {
  const step = stepOf(args.params.step);
  const answer = await answerForms(stepForms, stepOperations(step))(args);
  const { intent, outcome, result: progress } = answer;
  if (outcome !== 'done' || progress === null) return refuse(answer);
  const { request } = args;
  const locale = requestLocale(request);
  const { search } = new URL(request.url);
  const place = { step, locale, isFromPreview: isFromPreview(request), progress };
  const goTo = (path: string) => redirect(withCampaign({ path, search }));
  switch (intent) {
    case 'continue':
    case 'nothing':
      return goTo((await endOfQuiz({ context: args.context, ...place })) ?? pathAfter(place));
    case 'back':
      return goTo(pathBefore(place));
    case 'exit':
      return goTo(screenPath('home', locale));
  }
}

type Progress = SurveyProgressFieldsFragment;

function stepOperations(step: SurveyStep): Operations<typeof stepForms, Progress> {
  return {
    continue: async (fields, { context }) => {
      const { problems, draft } = await saveStep({ context, step, values: sentValues(fields) });
      return { problems, result: draft };
    },
    nothing: async (_fields, { context }) => {
      const { problems, draft } = await saveStep({ context, step, values: {} });
      return { problems, result: draft };
    },
    back: (fields, { context }) => leave({ context, step, fields }),
    exit: (fields, { context }) => leave({ context, step, fields }),
  };
}

interface PostedStep {
  context: Readonly<RouterContextProvider>;
  step: SurveyStep;
  values: FormValues;
}

interface LeftStep extends Omit<PostedStep, 'values'> {
  fields: FieldsOf<(typeof stepForms)['back']>;
}

/** Who goes back or away keeps what is right so far, and is not held up by what is not. */
async function leave({ context, step, fields }: LeftStep): Promise<Outcome<Progress>> {
  const values = sentValues(fields);
  const isTouched = fields.isAnswered || answersGiven({ step, values });
  const isTelling = step === 'SEE_A_DOCTOR' || step === 'DATA_CONSENT';
  if (isTouched && !isTelling) {
    return { problems: [], result: (await saveStep({ context, step, values })).draft };
  }
  return { problems: [], result: (await execute(context, OnboardingDraftDocument)).surveyDraft };
}

/** Lists with nothing ticked and switches that are off may simply not have been looked at yet. */
function answersGiven({ step, values }: Pick<PostedStep, 'step' | 'values'>): boolean {
  return Object.values(readStepForm({ step, values })).some((answer) => {
    return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== false;
  });
}

async function saveStep({ context, step, values }: PostedStep) {
  if (step === 'DATA_CONSENT') {
    const dataConsent = values.dataConsent?.includes('yes') ?? false;
    const input = { dataConsent };
    return (await execute(context, CompleteSurveyDocument, { input })).completeSurvey;
  }
  // Of the two only the operation's type forgets that lists are not changed.
  const answers = readStepForm({ step, values }) as SurveyAnswersInput;
  const input = { step, answers };
  return (await execute(context, SaveSurveyStepDocument, { input })).saveSurveyStep;
}

function isFromPreview(request: Request): boolean {
  return new URL(request.url).searchParams.get('from') === 'preview';
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { step, values, ...page } = loaderData;
  useTimeZoneAhead();
  const fields = {
    values: actionData ? sentLists(actionData) : values,
    problems: actionData?.problems ?? [],
  };
  return <StepPage key={step} step={step} fields={fields} {...page} />;
}
