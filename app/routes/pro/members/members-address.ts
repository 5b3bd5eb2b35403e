import {
  memberStatuses,
  type MemberStatus,
} from '../../../../domain/pro/members/member-status.rules.ts';
import { pageNumberOf } from '../../../shell/page-number.ts';

export const pageSize = 50;

/** What the list can be sorted by, with the word of the address. */
export const sortKeys = ['NAME', 'STATUS', 'PERIOD', 'START', 'END', 'ADDED'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Columns beside the member, in their order; the first four are there unless others are chosen. */
export const columns = [
  'STATUS',
  'PERIOD',
  'START',
  'END',
  'COUNTRY',
  'TAX_RESIDENCE',
  'ADDED',
] as const;
export type Column = (typeof columns)[number];
const usualColumns: readonly Column[] = ['STATUS', 'PERIOD', 'START', 'END'];

export interface MembersAddress {
  status: MemberStatus | null;
  search: string;
  sort: SortKey;
  isDescending: boolean;
  columns: readonly Column[];
  page: number;
  /** What is asked about the chosen members before it is done. */
  ask: 'remove' | 'invite' | null;
  chosen: readonly string[];
}

/** Reads the list's address; odd values are none. */
export function readAddress({ searchParams }: URL): MembersAddress {
  const word = (name: string) => (searchParams.get(name) ?? '').toUpperCase().replaceAll('-', '_');
  const sorted = word('sort');
  const shown = searchParams.getAll('column').map((each) => each.toUpperCase());
  const chosenColumns = columns.filter((column) => shown.includes(column));
  const ask = searchParams.get('ask');
  return {
    status: memberStatuses.find((status) => status === word('status')) ?? null,
    search: (searchParams.get('q') ?? '').slice(0, 200),
    sort: sortKeys.find((key) => key === sorted.replace(/^_/, '')) ?? 'NAME',
    isDescending: sorted.startsWith('_'),
    columns: chosenColumns.length > 0 ? chosenColumns : usualColumns,
    page: pageNumberOf(searchParams),
    ask: ask === 'remove' || ask === 'invite' ? ask : null,
    chosen: searchParams.getAll('member').slice(0, pageSize * 4),
  };
}

/** The parameters of an address, for links and for hidden fields; what is usual is left out. */
export function parametersOf(
  address: Pick<MembersAddress, 'status' | 'search' | 'sort' | 'isDescending' | 'columns'> & {
    page?: number;
    group: string | null;
  },
): [string, string][] {
  const { status, search, sort, isDescending, page = 1, group } = address;
  const isUsual = address.columns.join() === usualColumns.join();
  const sorting = `${isDescending ? '-' : ''}${sort.toLowerCase()}`;
  const all: [string, string][] = [
    ['group', group ?? ''],
    ['status', status?.toLowerCase() ?? ''],
    ['q', search],
    ['sort', sorting === 'name' ? '' : sorting],
    ...(isUsual
      ? []
      : address.columns.map((each): [string, string] => ['column', each.toLowerCase()])),
    ['page', page > 1 ? String(page) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}
