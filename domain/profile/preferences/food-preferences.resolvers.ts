import type { RequestContext } from '../../../api/context.ts';
import type { Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { changePreferences } from './change-preferences.ts';
import { aboutYouSteps, preferenceSteps, type PreferenceStep } from './preference-steps.rules.ts';
import { requirePreferencesOwner } from '../profile.policies.ts';
import { SurveyAnswersInput } from '../survey/survey-answers.resolvers.ts';
import { readGivenAnswers } from '../survey/survey-answers.rules.ts';

interface PreferencesAnswer {
  problems: Problem[];
}

const SaveFoodPreferencesResultType = resultType('SaveFoodPreferencesResult');
const SaveAboutYouResultType = resultType('SaveAboutYouResult');

function resultType<Name extends string>(name: Name) {
  return builder.objectRef<PreferencesAnswer>(name).implement({
    fields: (t) => ({
      problems: t.field({
        type: [ProblemType],
        description: 'When there are any, nothing is changed.',
        resolve: ({ problems }) => problems,
      }),
    }),
  });
}

const SaveFoodPreferencesInput = builder.inputType('SaveFoodPreferencesInput', {
  fields: (t) => ({
    answers: t.field({
      type: SurveyAnswersInput,
      required: true,
      description:
        'Of food, the week and who they are; health, the weight of today and consent are not taken.',
    }),
  }),
});

const SaveAboutYouInput = builder.inputType('SaveAboutYouInput', {
  fields: (t) => ({
    answers: t.field({
      type: SurveyAnswersInput,
      required: true,
      description:
        'Goals, sex, birth year, height, activity, the weight to reach and what is hard; no other is taken.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveFoodPreferences: t.field({
    type: SaveFoodPreferencesResultType,
    description: 'Changes the answers that the next meal plans are made from.',
    args: { input: t.arg({ type: SaveFoodPreferencesInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { userId } = requirePreferencesOwner(context);
      return change({ context, userId, among: preferenceSteps, answers: input.answers });
    },
  }),
  saveAboutYou: t.field({
    type: SaveAboutYouResultType,
    description: 'Changes who a person is and where they want to go, with or without a membership.',
    args: { input: t.arg({ type: SaveAboutYouInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      return change({ context, userId, among: aboutYouSteps, answers: input.answers });
    },
  }),
}));

async function change(args: {
  context: RequestContext;
  userId: string;
  among: readonly PreferenceStep[];
  answers: object;
}): Promise<PreferencesAnswer> {
  const { context, userId, among } = args;
  const { db, clock, createId } = context.services;
  const given = readGivenAnswers({ ...args.answers });
  const changed = await changePreferences({ db, clock, createId, userId, among, given });
  return { problems: changed.ok ? [] : changed.reason };
}
