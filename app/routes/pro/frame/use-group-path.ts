import { useParams, useSearchParams } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';

type ProScreen =
  | 'proMembers'
  | 'proAdd'
  | 'proPayment'
  | 'proSettings'
  | 'proAudit'
  | 'proExport'
  | 'proQr';
type Query = Readonly<Record<string, string>>;

/** Paths of a group's pages, of the group that the address names. */
export function useGroupPath() {
  const locale = useLocale();
  const group = useNamedGroup();
  return (screen: ProScreen, query: Query = {}) =>
    screenPath(screen, locale, undefined, { query: { ...group, ...query } });
}

/** The path of a member's page, in the same group. */
export function useMemberPath() {
  const locale = useLocale();
  const group = useNamedGroup();
  return (member: string, query: Query = {}) =>
    screenPath('proMember', locale, { member }, { query: { ...group, ...query } });
}

/** The group that the address names, as part of the path or after it. */
function useNamedGroup(): Query {
  const [read] = useSearchParams();
  const named = useParams().group ?? read.get('group');
  return named ? { group: named } : {};
}
