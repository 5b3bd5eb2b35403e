import type { Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import { changePreferences } from './change-preferences.ts';
import { requirePreferencesOwner } from '../profile.policies.ts';
import { SurveyAnswersInput } from '../survey/survey-answers.resolvers.ts';
import { readGivenAnswers } from '../survey/survey-answers.rules.ts';

interface PreferencesAnswer {
  problems: Problem[];
}

const SaveFoodPreferencesResultType = builder
  .objectRef<PreferencesAnswer>('SaveFoodPreferencesResult')
  .implement({
    fields: (t) => ({
      problems: t.field({
        type: [ProblemType],
        description: 'When there are any, nothing is changed.',
        resolve: ({ problems }) => problems,
      }),
    }),
  });

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

builder.mutationField('saveFoodPreferences', (t) =>
  t.field({
    type: SaveFoodPreferencesResultType,
    description: 'Changes the answers that the next meal plans are made from.',
    args: { input: t.arg({ type: SaveFoodPreferencesInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requirePreferencesOwner(context);
      const { db, clock, createId } = context.services;
      const given = readGivenAnswers({ ...input.answers });
      const changed = await changePreferences({ db, clock, createId, userId, given });
      return { problems: changed.ok ? [] : changed.reason };
    },
  }),
);
