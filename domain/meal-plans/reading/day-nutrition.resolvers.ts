import { builder } from '../../../api/builder.ts';
import type { EnergyShares } from '../../foods/figures/energy-shares.rules.ts';
import type { DayNutrition, DayStanding, Standing } from './day-nutrition.rules.ts';

const MacroSharesType = builder.objectRef<EnergyShares>('MacroShares').implement({
  description: 'Shares of energy from 0 to 1; the rest is fiber and alcohol.',
  fields: (t) => ({
    netCarbs: t.exposeFloat('netCarbs'),
    protein: t.exposeFloat('protein'),
    fat: t.exposeFloat('fat'),
  }),
});

export const DayNutritionType = builder.objectRef<DayNutrition>('DayNutrition').implement({
  description: 'What one person eats. Null is unknown, not zero.',
  fields: (t) => ({
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    isNetCarbsApproximate: t.exposeBoolean('isNetCarbsApproximate'),
    energyKcal: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.energyKcal }),
    proteinGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.proteinGrams }),
    fatGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fatGrams }),
    fiberGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fiberGrams }),
    energyShares: t.expose('energyShares', { type: MacroSharesType, nullable: true }),
  }),
});

const standings = {
  WITHIN: { value: 'within' },
  ABOVE: { value: 'above' },
  BELOW: { value: 'below' },
} as const satisfies Record<string, { value: Standing }>;

const StandingType = builder.enumType('TargetStanding', { values: standings });

export const DayStandingType = builder.objectRef<DayStanding>('DayStanding').implement({
  description: 'How a day stands against targets: energy within 10 %, protein from 5 % below.',
  fields: (t) => ({
    netCarbs: t.expose('netCarbs', { type: StandingType, nullable: true }),
    protein: t.expose('protein', { type: StandingType, nullable: true }),
    energy: t.expose('energy', { type: StandingType, nullable: true }),
  }),
});
