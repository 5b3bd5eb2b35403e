import { builder } from '../../../api/builder.ts';
import { locales } from '../../../i18n/locales.ts';
import { ContentDraftType } from '../content-types.resolvers.ts';
import { foodEffects, type FoodEffect } from './food-effects.ts';
import { judgeFood } from './judge-food.ts';

const FoodEffectType = builder.objectRef<FoodEffect>('FoodEffect').implement({
  description: 'A recipe that changes when the food goes out, by serving.',
  fields: (t) => ({
    recipeId: t.string({ resolve: ({ recipe }) => recipe.id }),
    title: t.string({
      resolve: ({ recipe }, _input, { locale }) =>
        recipe.texts[locales[locale].contentLanguage].title,
    }),
    netCarbsBefore: t.exposeFloat('netCarbsBefore', { nullable: true }),
    netCarbsAfter: t.exposeFloat('netCarbsAfter', { nullable: true }),
    energyBefore: t.exposeFloat('energyBefore', { nullable: true }),
    energyAfter: t.exposeFloat('energyAfter', { nullable: true }),
    labelsGained: t.stringList({ resolve: ({ labelsGained }) => [...labelsGained] }),
    labelsLost: t.stringList({ resolve: ({ labelsLost }) => [...labelsLost] }),
  }),
});

interface FoodEffects {
  readonly effects: readonly FoodEffect[];
}

const mostShown = 60;

const FoodEffectsType = builder.objectRef<FoodEffects>('FoodEffects').implement({
  fields: (t) => ({
    total: t.int({ resolve: ({ effects }) => effects.length }),
    recipes: t.field({
      type: [FoodEffectType],
      description: 'Those whose labels change first, at most 60.',
      resolve: ({ effects }) => effects.slice(0, mostShown),
    }),
  }),
});

builder.objectField(ContentDraftType, 'foodEffects', (t) =>
  t.field({
    type: FoodEffectsType,
    nullable: true,
    description: 'What becomes of recipes when the food goes out; null while it cannot be read.',
    resolve: async ({ key, document }, _input, { services: { content } }) => {
      if (key.kind !== 'FOOD') return null;
      const { food } = judgeFood({ id: key.id, fields: document.fields, content });
      return food === null ? null : { effects: await foodEffects({ food, content }) };
    },
  }),
);
