import { builder } from '../../../api/builder.ts';
import { memberPeriods, payerLanguages, payers } from '../pro.rules.ts';
import type { ProGroup } from './group.ts';

export const PayerType = builder.enumType('ProSubscriptionPayer', { values: payers });
export const PayerLanguageType = builder.enumType('ProPayerLanguage', { values: payerLanguages });
export const MemberPeriodType = builder.enumType('ProMemberPeriod', { values: memberPeriods });

/** A group as the viewer has to do with it. */
export interface ViewedGroup {
  group: ProGroup;
  isAdministrator: boolean;
}

export const ProGroupType = builder.objectRef<ViewedGroup>('ProGroup').implement({
  description: 'A clinic, an organiser or another group, as its members and administrators see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ group }) => group.id }),
    title: t.string({ resolve: ({ group }) => group.title }),
    subscriptionPayer: t.field({ type: PayerType, resolve: ({ group }) => group.payer }),
    isAdministrator: t.exposeBoolean('isAdministrator', {
      description: 'Whether the viewer administers it.',
    }),
  }),
});
