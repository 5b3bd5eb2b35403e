import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { initialsOfBoth } from '../../../../lib/names.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Initials } from '../../../ui/data/initials.tsx';
import { toneOf } from '../../../ui/data/tone-of.ts';
import { CheckCircle } from '../../../ui/forms/check-circle.tsx';
import { dateInTable, periodWord } from '../frame/pro-words.ts';
import { StatusTag } from '../frame/status-tag.tsx';
import { useMemberPath } from '../frame/use-group-path.ts';
import type { ListedMemberFragment } from '../operations.gen.ts';
import type { Column } from './members-address.ts';
import { Link } from '../../../ui/navigation/link.ts';

/** With countries by their names. */
export type ListedMember = Omit<ListedMemberFragment, 'country' | 'taxResidence'> & {
  country: string;
  taxResidence: string;
};

export function MemberRow({
  member,
  columns,
  isChosen,
}: {
  member: ListedMember;
  columns: readonly Column[];
  isChosen: boolean;
}) {
  const locale = useLocale();
  const path = useMemberPath();
  const { id, firstName, lastName, email, status } = member;
  const name = `${firstName} ${lastName}`;
  return (
    <tr className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line px-3 py-3 last:border-0 has-checked:bg-yolk-soft/50 lg:table-row lg:p-0">
      <td className="lg:w-12 lg:pl-4">
        <label className="relative flex size-target items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <input
            type="checkbox"
            name="member"
            value={id}
            defaultChecked={isChosen}
            className="peer sr-only"
          />
          <CheckCircle />
          <span className="sr-only">{m.pro_choose({ name })}</span>
        </label>
      </td>
      <th scope="row" className="px-2 text-left font-normal lg:h-16">
        <div className="flex items-center gap-3">
          <Initials letters={initialsOfBoth(member)} tone={toneOf(id)} />
          <div className="min-w-0">
            <Link to={path(id)} className="font-semibold wrap-anywhere hover:underline">
              {name}
            </Link>
            <div className="hidden text-small wrap-anywhere text-ink-2 lg:block">{email}</div>
            <div className="text-small text-ink-2 lg:hidden">{summaryOf(member, locale)}</div>
            <div className="mt-1.5 lg:hidden">
              <StatusTag status={status} />
            </div>
          </div>
        </div>
      </th>
      {columns.map((column) => (
        <td
          key={column}

          className="hidden px-2 whitespace-nowrap tabular-nums lg:table-cell"
        >
          <CellOf column={column} member={member} locale={locale} />
        </td>
      ))}
      <td className="lg:pr-2 lg:text-right">
        <RowMenu member={member} name={name} />
      </td>
    </tr>
  );
}

/** `1 year, ends Jan 12, 2027` */
function summaryOf({ subscriptionPeriod, endDate, status }: ListedMember, locale: Locale): string {
  const period = periodWord(subscriptionPeriod);
  if (status === 'PENDING') return m.pro_row_invited({ period });
  if (endDate === null) return period;
  return m.pro_row_ends({ period, date: dateInTable(endDate, locale) });
}

function CellOf({
  column,
  member,
  locale,
}: {
  column: Column;
  member: ListedMember;
  locale: Locale;
}) {
  switch (column) {
    case 'STATUS':
      return <StatusTag status={member.status} />;
    case 'PERIOD':
      return periodWord(member.subscriptionPeriod);
    case 'START':
      return dateInTable(member.startDate, locale);
    case 'END':
      return dateInTable(member.endDate, locale);
    case 'COUNTRY':
      return member.country;
    case 'TAX_RESIDENCE':
      return member.taxResidence;
    case 'ADDED':
      return dateInTable(member.addedAt, locale);
  }
}

function RowMenu({ member, name }: { member: ListedMember; name: string }) {
  const path = useMemberPath();
  const { id, status } = member;
  const asking = (ask: string) => path(id, { ask });
  const invite = {
    label: m.pro_invite_again(),
    icon: PaperPlaneTiltIcon,
    to: asking('invite'),
  };
  return (
    <Menu
      label={m.pro_options({ name })}
      groups={[
        [
          { label: m.pro_details(), icon: UserIcon, to: path(id) },
          ...(status === 'PENDING' ? [invite] : []),
        ],
        [{ label: m.pro_remove(), icon: TrashIcon, isDanger: true, to: asking('remove') }],
      ]}
    />
  );
}
