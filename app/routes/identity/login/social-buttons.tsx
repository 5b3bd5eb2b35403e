import { AppleLogoIcon } from '@phosphor-icons/react/dist/ssr/AppleLogo';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { GoogleLogoIcon } from '@phosphor-icons/react/dist/ssr/GoogleLogo';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import type { Icon } from '../../../ui/icon.ts';
import { socialPath } from './social-path.ts';

const icons: Record<string, Icon> = {
  google: GoogleLogoIcon,
  apple: AppleLogoIcon,
  facebook: FacebookLogoIcon,
};

interface SocialButtonsProps {
  providers: readonly { id: string; name: string }[];
  redirectTo: string | undefined;
}

/** One for each provider that the operator has set up; a link, so that it works without scripts. */
export function SocialButtons({ providers, redirectTo }: SocialButtonsProps) {
  const { prefix } = locales[useLocale()];
  return providers.map(({ id, name }) => (
    <ButtonLink
      key={id}
      to={socialPath({ prefix, provider: id, query: { redirect_to: redirectTo } })}
      reloadDocument
      size="lg"
      isBlock
      icon={icons[id]}
    >
      {m.identity_continue_with({ provider: name })}
    </ButtonLink>
  ));
}
