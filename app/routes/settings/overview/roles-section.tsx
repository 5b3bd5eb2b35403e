import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { UserSettingsQuery } from '../operations.gen.ts';
import { Link } from '../../../ui/navigation/link.ts';

type Capabilities = NonNullable<UserSettingsQuery['me']>['capabilities'];

/** Ways to the pages of a role; nothing for who holds none. */
export function RolesSection({ capabilities }: { capabilities: Capabilities }) {
  const locale = useLocale();
  const { roles, needsSecondFactor } = capabilities;
  const isAdministrator = roles.includes('ADMINISTRATOR');
  const isEditor = isAdministrator || roles.includes('EDITOR');
  const mayEditContent = isEditor || roles.includes('AUTHOR') || roles.includes('TRANSLATOR');
  if (!needsSecondFactor && !mayEditContent) return null;
  const links = [
    isAdministrator && { to: screenPath('adminStatus', locale), label: m.admin_operator() },
    mayEditContent && { to: screenPath('adminRecipes', locale), label: m.kitchen_recipes() },
    isEditor && {
      to: screenPath('plannerSettings', locale),
      label: m.meal_plans_settings_title(),
    },
  ].filter((link) => link !== false);
  return (
    <Section title={m.admin_roles_own()} space="tight">
      {needsSecondFactor && (
        <Alert
          title={m.admin_two_step_title()}
          action={
            <Link to={screenPath('twoStepLogin', locale)} className="link">
              {m.admin_two_step_set_up()}
            </Link>
          }
        />
      )}
      {links.length > 0 && (
        <Card>
          <ul className="grid gap-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-target items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
