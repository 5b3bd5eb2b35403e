import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { AccountSettingsQuery } from '../operations.gen.ts';
import { Link } from '../../../ui/navigation/link.ts';

type Groups = AccountSettingsQuery['getDDProGroups'];

/** Ways to the groups that somebody administers; nothing for who administers none. */
export function GroupsSection({ groups }: { groups: Groups }) {
  const locale = useLocale();
  const administered = groups.filter(({ isAdministrator }) => isAdministrator);
  if (administered.length === 0) return null;
  return (
    <Section title={m.pro_groups()} space="tight">
      <Card>
        <ul className="grid gap-2">
          {administered.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={screenPath('proMembers', locale, undefined, { query: { group: id } })}
                className="link inline-flex min-h-target items-center"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
