import * as m from '../../../../i18n/paraglide/messages.js';
import { Card } from '../../../ui/layout/card.tsx';
import type { ProMembersQuery } from '../operations.gen.ts';

type Group = NonNullable<ProMembersQuery['proGroup']>;

/** Four figures of the group. */
export function MembersSummary({ group }: { group: Group }) {
  const countOf = (status: string) =>
    group.members.counts.find((each) => each.status === status)?.count ?? 0;
  const figures = [
    { figure: countOf('ACTIVE'), words: m.pro_sum_active() },
    { figure: countOf('PENDING'), words: m.pro_sum_pending() },
    { figure: group.figures.endingCount, words: m.pro_sum_ending() },
    { figure: group.figures.everCount, words: m.pro_sum_ever() },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ figure, words }) => (
        <Card key={words} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-sm text-ink-2">{words}</dt>
          <dd className="font-display text-h2 leading-none tabular-nums">{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
