import { builder } from '../../../api/builder.ts';
import { enumValues } from '../../../lib/enum-code.ts';
import { foodParts, packForms } from '../../foods/purchase/pack.ts';
import { AmountPerSystemType } from '../../recipes/amounts/amounts.resolvers.ts';
import type { Buying, NeededPart } from '../list/shopping-list.ts';

export const PackFormType = builder.enumType('PackForm', {
  description: 'What shops sell a food in; LOOSE is weighed at the counter.',
  values: enumValues(packForms),
});

export const FoodPartType = builder.enumType('FoodPart', {
  description: 'Of the food it is bought as: the zest of a lemon.',
  values: enumValues(foodParts),
});

export const BuyingType = builder.objectRef<Buying>('ShoppingBuying').implement({
  description: 'What to take from the shelf.',
  fields: (t) => ({
    form: t.expose('form', { type: PackFormType }),
    count: t.exposeInt('count', { description: 'How many of the form; 1 of what is weighed.' }),
    isLarge: t.exposeBoolean('isLarge', { description: 'Choose the larger ones.' }),
    size: t.expose('size', {
      type: AmountPerSystemType,
      nullable: true,
      description: 'Printed on each, or the weight to ask for.',
    }),
    grams: t.exposeFloat('grams', { description: 'Of all together.' }),
  }),
});

export const NeededPartType = builder.objectRef<NeededPart>('ShoppingNeededPart').implement({
  description: 'What recipes need of the food, or of a part of it.',
  fields: (t) => ({
    part: t.expose('part', { type: FoodPartType, nullable: true }),
    amount: t.expose('amount', { type: AmountPerSystemType }),
    pieces: t.exposeInt('pieces', {
      nullable: true,
      description: 'Of how many pieces it is; null where it is not counted.',
    }),
  }),
});
