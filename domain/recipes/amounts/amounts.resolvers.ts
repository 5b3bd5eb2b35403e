import { builder } from '../../../api/builder.ts';
import type { AmountPerSystem, ShownAmount } from './shown-amount.ts';

const AmountType = builder.objectRef<ShownAmount>('Amount');

AmountType.implement({
  description: 'An amount as a cook measures it; the reader puts the unit into words.',
  fields: (t) => ({
    number: t.float({
      description: 'The whole part where there is a fraction: 1½ is 1 and ½.',
      resolve: ({ quantity }) => (quantity.kind === 'decimal' ? quantity.value : quantity.whole),
    }),
    fraction: t.string({
      nullable: true,
      description: 'One of ⅛ ¼ ⅓ ½ ⅔ ¾.',
      resolve: ({ quantity }) => (quantity.kind === 'decimal' ? null : quantity.fraction),
    }),
    unit: t.exposeString('unit', {
      description:
        'One of g kg ml dl l tsp tbsp cup fl-oz oz lb pinch piece clove slice sprig leaf stalk head bunch can handful.',
    }),
    plus: t.field({
      type: AmountType,
      nullable: true,
      description: 'Besides, where no single measure comes near: ⅓ cup and 1 tbsp.',
      resolve: ({ plus }) => plus ?? null,
    }),
  }),
});

export const AmountPerSystemType = builder.objectRef<AmountPerSystem>('AmountPerSystem').implement({
  description: 'The same amount for a metric and for a US kitchen.',
  fields: (t) => ({
    metric: t.field({ type: AmountType, resolve: ({ metric }) => metric }),
    us: t.field({ type: AmountType, resolve: ({ us }) => us }),
  }),
});
