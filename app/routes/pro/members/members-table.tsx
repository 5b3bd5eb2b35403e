import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp';
import type { ChangeEvent } from 'react';
import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CheckCircle } from '../../../ui/forms/check-circle.tsx';
import type { ProMembersQuery } from '../operations.gen.ts';
import { columnWord } from './column-words.ts';
import { ExportForm } from '../export/export-form.tsx';
import { MemberRow, type ListedMember } from './member-row.tsx';
import {
  pageSize,
  parametersOf,
  sortKeys,
  type Column,
  type MembersAddress,
  type SortKey,
} from './members-address.ts';
import { Kept, pathWith } from './members-filter.tsx';
import { Link } from '../../../ui/navigation/link.ts';

type Address = MembersAddress & { group: string | null };

interface TableProps {
  group: NonNullable<ProMembersQuery['proGroup']>;
  members: readonly ListedMember[];
  address: Address;
}

/** A table that turns into cards on a narrow screen. Chosen rows are sent to be asked about. */
export function MembersTable({ group, members, address }: TableProps) {
  const locale = useLocale();
  const here = screenPath('proMembers', locale);
  if (members.length === 0) return <NoMembers address={address} />;
  return (
    <>
      <Form method="get" action={here} className="grid gap-3">
        <Kept parameters={parametersOf(address)} />
        <Card isPadded={false} className="overflow-clip">
          <table className="block w-full text-control lg:table">
            <caption className="sr-only">{m.pro_members_title()}</caption>
            <Head address={address} here={here} />
            <tbody className="block lg:table-row-group">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  columns={address.columns}
                  isChosen={address.chosen.includes(member.id)}
                />
              ))}
            </tbody>
          </table>
        </Card>
        <div className="flex flex-wrap items-center gap-2.5">
          <span className="text-small text-ink-2">{m.pro_with_chosen()}</span>
          <Button type="submit" size="sm" name="ask" value="invite">
            {m.pro_invite_again()}
          </Button>
          <Button type="submit" size="sm" name="ask" value="remove">
            {m.pro_remove()}
          </Button>
        </div>
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Pages group={group} address={address} here={here} />
        <ExportForm what="members" groupId={group.id} address={address} />
      </div>
    </>
  );
}

function Head({ address, here }: { address: Address; here: string }) {
  return (
    <thead className="hidden lg:table-header-group">
      <tr className="border-b border-line text-left text-small text-ink-2">
        <th scope="col" className="w-12 pl-4">
          <label className="relative flex min-h-target items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus">
            <input type="checkbox" className="peer sr-only" onChange={chooseAll} />
            <CheckCircle />
            <span className="sr-only">{m.pro_choose_all()}</span>
          </label>
        </th>
        <SortHead label={m.pro_member()} by="NAME" address={address} here={here} />
        {address.columns.map((column) => (
          <SortHead
            key={column}
            label={columnWord(column)}
            by={sortKeyOf(column)}
            address={address}
            here={here}
          />
        ))}
        <th scope="col" className="w-14">
          <span className="sr-only">{m.pro_actions()}</span>
        </th>
      </tr>
    </thead>
  );
}

function sortKeyOf(column: Column): SortKey | null {
  return sortKeys.find((key) => key === column) ?? null;
}

/** Of the rows on this page. */
function chooseAll({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="member"]');
  for (const box of boxes ?? []) box.checked = currentTarget.checked;
}

interface SortProps {
  label: string;
  by: SortKey | null;
  address: Address;
  here: string;
}

function SortHead({ label, by, address, here }: SortProps) {
  const isSorted = by !== null && address.sort === by;
  const direction = address.isDescending ? 'descending' : 'ascending';
  const isDescending = isSorted && !address.isDescending;
  const Sign = address.isDescending ? CaretDownIcon : CaretUpIcon;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="px-2 font-semibold">
      {by === null ? (
        label
      ) : (
        <Link
          to={pathWith(here, parametersOf({ ...address, sort: by, isDescending, page: 1 }))}
          preventScrollReset
          className="inline-flex min-h-target items-center gap-1 hover:text-ink"
        >
          {label}
          {isSorted && <Sign weight="bold" aria-hidden />}
        </Link>
      )}
    </th>
  );
}

function Pages({
  group,
  address,
  here,
}: Omit<SortProps, 'label' | 'by'> & Pick<TableProps, 'group'>) {
  const { counts } = group.members;
  const found = counts.filter(({ status }) => !address.status || status === address.status);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const { page } = address;
  const to = (each: number) => pathWith(here, parametersOf({ ...address, page: each }));
  if (last === 1) return <span />;
  return (
    <nav aria-label={m.pro_pages()} className="flex flex-wrap items-center gap-2.5">
      {page > 1 && (
        <ButtonLink size="sm" to={to(page - 1)}>
          {m.pro_page_before()}
        </ButtonLink>
      )}
      <span className="text-small text-ink-2 tabular-nums">{m.pro_page_of({ page, last })}</span>
      {page < last && (
        <ButtonLink size="sm" to={to(page + 1)}>
          {m.pro_page_next()}
        </ButtonLink>
      )}
    </nav>
  );
}

function NoMembers({ address }: { address: Address }) {
  const isFiltered = address.status !== null || address.search !== '' || address.page > 1;
  return (
    <Card>
      <EmptyState
        scene={isFiltered ? 'searching' : 'two-plates'}
        title={isFiltered ? m.pro_none_found() : m.pro_no_members()}
        text={isFiltered ? m.pro_none_found_text() : m.pro_no_members_text()}
      />
    </Card>
  );
}
