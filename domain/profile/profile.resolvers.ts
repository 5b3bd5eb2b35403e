import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import type { Problem } from '../../lib/problems.ts';
import { countryInSentence } from '../legal/country-name.ts';
import { storageCountry } from '../legal/operator-facts.ts';
import type { Targets } from '../planner/targets.ts';
import { completeSurvey } from './survey/complete-survey.ts';
import { countQuiz } from './survey/count-quiz.ts';
import { doctorReasonsOf } from './survey/doctor-advice.rules.ts';
import { targetsOf } from './planner/planner-profile.rules.ts';
import { findProfile } from './profile.store.ts';
import { WeightProjectionType } from './projection/weight-projection.resolvers.ts';
import { projectWeight, type WeightProjection } from './projection/weight-projection.rules.ts';
import { saveSurveyStep, type SavedStep } from './survey/save-survey-step.ts';
import {
  DoctorReasonType,
  SurveyAnswersInput,
  SurveyAnswersType,
} from './survey/survey-answers.resolvers.ts';
import { readGivenAnswers, type SurveyAnswers } from './survey/survey-answers.rules.ts';
import { findCompleteAnswers, firstOpenStep } from './survey/survey.rules.ts';
import type { SurveyDraft } from './survey/survey-draft.ts';
import { keepSurveyDraft, surveyDraftOf } from './survey/survey-of-request.ts';
import { stepsFor, surveySteps } from './survey/survey-steps.rules.ts';

/** The answers of a draft or profile, in the year they are read. */
interface Survey {
  answers: SurveyAnswers;
  thisYear: number;
}

interface SurveyResult {
  problems: readonly Problem[];
  draft: Survey;
}

const SurveyStepType = builder.enumType('SurveyStep', {
  values: surveySteps as [(typeof surveySteps)[number]],
});

const SurveyDraftType = builder.objectRef<Survey>('SurveyDraft').implement({
  description: 'How far the onboarding survey is; kept by the browser until it is complete.',
  fields: (t) => ({
    answers: t.field({ type: SurveyAnswersType, resolve: ({ answers }) => answers }),
    steps: t.field({
      type: [SurveyStepType],
      description: 'The steps that concern this member, in their order.',
      resolve: (survey) => stepsFor(survey),
    }),
    openStep: t.field({
      type: SurveyStepType,
      nullable: true,
      description: 'The first step that is not answered; null when the survey is complete.',
      resolve: (survey) => firstOpenStep(survey),
    }),
    isComplete: t.boolean({ resolve: (survey) => findCompleteAnswers(survey) !== null }),
    doctorReasons: t.field({
      type: [DoctorReasonType],
      description: 'Why a doctor has to be asked before the first meal plan.',
      resolve: (survey) => doctorReasonsOf(survey),
    }),
    weightProjection: t.field({
      type: WeightProjectionType,
      nullable: true,
      description:
        'Null before the survey is complete, and for who is not to lose weight, or not without a doctor.',
      resolve: (survey) => findProjection(survey),
    }),
  }),
});

export const TargetsType = builder.objectRef<Targets>('Targets').implement({
  description: 'What a person should eat in a day.',
  fields: (t) => ({
    energyKcal: t.exposeFloat('energyKcal'),
    proteinGrams: t.exposeFloat('proteinGrams'),
    netCarbsLimitGrams: t.float({ resolve: ({ netCarbs }) => netCarbs.grams }),
    isNetCarbsLimitExclusive: t.boolean({
      description: 'Keto is below its limit; the other levels include theirs.',
      resolve: ({ netCarbs }) => netCarbs.isExclusive,
    }),
  }),
});

const ProfileType = builder.objectRef<Survey>('Profile').implement({
  description: "A member's stored onboarding answers.",
  fields: (t) => ({
    answers: t.field({ type: SurveyAnswersType, resolve: ({ answers }) => answers }),
    targets: t.field({
      type: TargetsType,
      nullable: true,
      description: 'Null while an answer is missing.',
      resolve: (survey) => findTargets(survey),
    }),
  }),
});

builder.queryFields((t) => ({
  profile: t.field({
    type: ProfileType,
    nullable: true,
    description: 'The stored answers of the signed-in member; null when there are none.',
    resolve: (_root, _input, context) => findOwnProfile(context),
  }),
  surveyDraft: t.field({
    type: SurveyDraftType,
    resolve: async (_root, _input, context) => {
      const { answers } = await surveyDraftOf(context);
      return { answers, thisYear: thisYearOf(context) };
    },
  }),
}));

const SurveyResultType = builder.objectRef<SurveyResult>('SurveyResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    draft: t.field({
      type: SurveyDraftType,
      description: 'As it is now; unchanged when there are problems.',
      resolve: ({ draft }) => draft,
    }),
  }),
});

const SaveSurveyStepInput = builder.inputType('SaveSurveyStepInput', {
  fields: (t) => ({
    step: t.field({ type: SurveyStepType, required: true }),
    answers: t.field({
      type: SurveyAnswersInput,
      required: true,
      description: 'Only what the step asks for is taken.',
    }),
  }),
});

const CompleteSurveyInput = builder.inputType('CompleteSurveyInput', {
  fields: (t) => ({
    dataConsent: t.boolean({ required: true, description: 'Consent to storing the answers.' }),
  }),
});

builder.mutationFields((t) => ({
  saveSurveyStep: t.field({
    type: SurveyResultType,
    description: "Keeps a step's answers in the browser, or in a member's complete profile.",
    args: { input: t.arg({ type: SaveSurveyStepInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const given = readGivenAnswers({ ...input.answers });
      const request = await surveyRequest(context);
      const saved = await saveSurveyStep({ ...request, step: input.step, given });
      return keep({ saved, before: request.draft }, context);
    },
  }),
  completeSurvey: t.field({
    type: SurveyResultType,
    description: 'Ends the survey; the answers of a signed-in member become their profile.',
    args: { input: t.arg({ type: CompleteSurveyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const request = await surveyRequest(context);
      const saved = await completeSurvey({ ...request, hasConsented: input.dataConsent });
      return keep({ saved, before: request.draft }, context);
    },
  }),
}));

async function surveyRequest(context: RequestContext) {
  const { db, clock, createId } = context.services;
  const draft = await surveyDraftOf(context);
  return { db, clock, createId, userId: context.viewer?.userId ?? null, draft };
}

async function keep(
  { saved, before }: { saved: SavedStep; before: SurveyDraft },
  context: RequestContext,
): Promise<SurveyResult> {
  await keepSurveyDraft({ ...context, saved });
  await countQuiz({ services: context.services, before, saved });
  const { answers } = saved.draft;
  const problems = saved.problems.map((each) => namingStorage(each, context));
  return { problems, draft: { answers, thisYear: thisYearOf(context) } };
}

/** Where the operator stores data is a fact of the installation, which the checks do not know. */
function namingStorage(problem: Problem, { services, locale }: RequestContext): Problem {
  if (problem.code !== 'data-consent.required') return problem;
  const { contentLanguage: language } = locales[locale];
  const place = countryInSentence({ code: storageCountry(services.settings), language });
  return { ...problem, values: { place } };
}

async function findOwnProfile(context: RequestContext): Promise<Survey | null> {
  const { viewer, services } = context;
  if (viewer === null) return null;
  const profile = await findProfile({ db: services.db, userId: viewer.userId });
  return profile && { answers: profile.answers, thisYear: thisYearOf(context) };
}

function findTargets({ thisYear, ...survey }: Survey): Targets | null {
  const answers = findCompleteAnswers({ ...survey, thisYear });
  return answers && targetsOf({ answers, thisYear });
}

function findProjection({ thisYear, ...survey }: Survey): WeightProjection | null {
  const answers = findCompleteAnswers({ ...survey, thisYear });
  return answers && projectWeight({ answers, thisYear });
}

function thisYearOf({ services }: RequestContext): number {
  return services.clock.now().getUTCFullYear();
}
