import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { initialsOfBoth } from '../../../../lib/names.ts';
import { longDate } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { periodWord } from '../frame/pro-words.ts';
import { StatusTag } from '../frame/status-tag.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';
import type { MemberCareQuery } from '../operations.gen.ts';
import { Link } from '../../../ui/navigation/link.ts';

type Care = NonNullable<MemberCareQuery['memberCare']>;
type Member = NonNullable<NonNullable<MemberCareQuery['proGroup']>['member']>;

interface CareHeaderProps {
  care: Pick<Care, 'firstName' | 'lastName' | 'joinedAt'>;
  member: Member;
  actions: ReactNode;
}

/** The way back, who it is, and how they stand in the group. */
export function CareHeader({ care, member, actions }: CareHeaderProps) {
  const path = useGroupPath();
  const locale = useLocale();
  const { firstName, lastName, joinedAt } = care;
  const { email, status, subscriptionPeriod, endDate } = member;
  const name = `${firstName} ${lastName}`;
  return (
    <header className="pt-4 pb-gutter">
      <p className="text-sm font-semibold">
        <Link
          to={path('proMembers')}
          className="inline-flex min-h-target items-center text-ink-2 hover:underline"
        >
          {m.pro_nav_members()}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <span
          aria-hidden
          className="grid size-16 flex-none place-items-center rounded-full bg-leaf-soft text-h3 font-bold text-leaf-ink lg:size-22"
        >
          {initialsOfBoth(care)}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-h1 wrap-anywhere">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
            <StatusTag status={status} />
            <span className="wrap-anywhere">{email}</span>
            <span>
              {endDate === null
                ? periodWord(subscriptionPeriod)
                : m.pro_row_ends({
                    period: periodWord(subscriptionPeriod),
                    date: longDate(endDate, locale),
                  })}
            </span>
            <span>{m.pro_care_member_since({ date: longDate(joinedAt, locale) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">{actions}</div>
      </div>
    </header>
  );
}
