import type { NutrientName } from '../../../lib/nutrients.ts';
import { builder } from '../../../api/builder.ts';
import type { EnergyShares } from './energy-shares.rules.ts';
import type { Satiety, SatietyParts } from './satiety.rules.ts';

export const EnergySharesType = builder.objectRef<EnergyShares>('EnergyShares').implement({
  description: 'Shares of energy from 0 to 1; together 1.',
  fields: (t) => ({
    netCarbs: t.exposeFloat('netCarbs'),
    protein: t.exposeFloat('protein'),
    fat: t.exposeFloat('fat'),
    fiber: t.exposeFloat('fiber'),
    alcohol: t.exposeFloat('alcohol'),
  }),
});

interface NutrientFigure {
  name: NutrientName;
  amount: number | null;
  isIncomplete: boolean;
}

export const NutrientFigureType = builder.objectRef<NutrientFigure>('NutrientFigure').implement({
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'With its unit: `energyKcal`, `saturatedFatGrams`, `sodiumMg`.',
    }),
    amount: t.exposeFloat('amount', { nullable: true, description: 'Null is unknown, not zero.' }),
    isIncomplete: t.exposeBoolean('isIncomplete', {
      description: 'A lower bound: a little of a dish has no figure.',
    }),
  }),
});

const SatietyBandType = builder.enumType('SatietyBand', {
  values: { LOW: { value: 'low' }, MODERATE: { value: 'moderate' }, HIGH: { value: 'high' } },
} as const);

const SatietyPartsType = builder.objectRef<SatietyParts>('SatietyParts').implement({
  description: 'Points; they add up to the score before it is kept between 0 and 100.',
  fields: (t) => ({
    protein: t.exposeFloat('protein'),
    density: t.exposeFloat('density'),
    fiber: t.exposeFloat('fiber'),
    palatability: t.exposeFloat('palatability', { description: 'Zero or below.' }),
  }),
});

export const SatietyType = builder.objectRef<Satiety>('Satiety').implement({
  description: 'How filling 100 kcal are likely to be: a guide, not a measurement.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Of the formula.' }),
    score: t.int({
      nullable: true,
      description: '0 to 100; null where the formula does not hold.',
      resolve: (satiety) => satiety.score,
    }),
    band: t.field({
      type: SatietyBandType,
      nullable: true,
      resolve: (satiety) => (satiety.score === null ? null : satiety.band),
    }),
    parts: t.field({
      type: SatietyPartsType,
      nullable: true,
      resolve: (satiety) => (satiety.score === null ? null : satiety.parts),
    }),
  }),
});
