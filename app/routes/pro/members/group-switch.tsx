import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';

/** For who administers several. */
export function GroupSwitch(props: {
  groups: readonly { id: string; title: string }[];
  current: string;
}) {
  const locale = useLocale();
  const items = props.groups.map(({ id, title }) => ({
    to: screenPath('proMembers', locale, undefined, { query: { group: id } }),
    label: title,
    isCurrent: id === props.current,
  }));
  return (
    <nav aria-label={m.pro_groups()}>
      <SegmentedLinks label={m.pro_groups()} items={items} />
    </nav>
  );
}
