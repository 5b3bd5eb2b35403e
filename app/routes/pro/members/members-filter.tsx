import { Form } from 'react-router';
import {
  memberStatuses,
  type MemberStatus,
} from '../../../../domain/pro/members/member-status.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';
import { statusWord } from '../frame/pro-words.ts';
import type { ProMembersQuery } from '../operations.gen.ts';
import { columnWord } from './column-words.ts';
import { columns, parametersOf, type MembersAddress } from './members-address.ts';

type Group = NonNullable<ProMembersQuery['proGroup']>;
type Address = MembersAddress & { group: string | null };

/** Always there; the others where the group has some. */
const usual: readonly MemberStatus[] = ['ACTIVE', 'PENDING', 'CANCELLED', 'EXPIRED'];
const inOrder = [...usual, ...memberStatuses.filter((status) => !usual.includes(status))];

export function MembersFilter({ group, address }: { group: Group; address: Address }) {
  const locale = useLocale();
  const here = screenPath('proMembers', locale);
  const { counts } = group.members;
  const countOf = (status: MemberStatus) =>
    counts.find((each) => each.status === status)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const linkOf = (status: MemberStatus | null) =>
    pathWith(here, parametersOf({ ...address, status, page: 1 }));
  const shown = inOrder.filter(
    (status) => usual.includes(status) || countOf(status) > 0 || address.status === status,
  );
  return (
    <div className="grid gap-3">
      <nav aria-label={m.pro_status()} className="min-w-0">
        <SegmentedLinks
          label={m.pro_status()}
          items={[
            {
              to: linkOf(null),
              label: m.pro_status_all({ count: total }),
              isCurrent: address.status === null,
            },
            ...shown.map((status) => ({
              to: linkOf(status),
              label: statusWord(status),
              isCurrent: address.status === status,
            })),
          ]}
        />
      </nav>
      <Form method="get" action={here} className="flex gap-2" preventScrollReset>
        <Kept parameters={parametersOf({ ...address, search: '', page: 1 })} />
        <SearchField
          label={m.pro_search()}
          name="q"
          defaultValue={address.search}
          placeholder={m.pro_search_placeholder()}
        />
        <Button type="submit" size="sm">
          {m.pro_search_button()}
        </Button>
      </Form>
      <Columns here={here} address={address} />
    </div>
  );
}

function Columns({ here, address }: { here: string; address: Address }) {
  return (
    <details className="hidden lg:block">
      <summary className="link inline-flex min-h-target cursor-pointer items-center text-small">
        {m.pro_columns()}
      </summary>
      <Form
        method="get"
        action={here}
        className="flex flex-wrap items-center gap-x-5"
        preventScrollReset
      >
        <Kept parameters={parametersOf({ ...address, columns: [] }).filter(isKept)} />
        {columns.map((column) => (
          <Checkbox
            key={column}
            name="column"
            value={column.toLowerCase()}
            label={columnWord(column)}
            defaultChecked={address.columns.includes(column)}
          />
        ))}
        <Button type="submit" size="sm">
          {m.pro_columns_show()} <VisuallyHidden>{m.pro_columns()}</VisuallyHidden>
        </Button>
      </Form>
    </details>
  );
}

const isKept = ([name]: [string, string]) => name !== 'column';

export function Kept({ parameters }: { parameters: [string, string][] }) {
  return parameters.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

export function pathWith(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
