import type { RequestContext, Settings } from '../../api/context.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { countryInSentence } from './country-name.ts';
import type { TermsFacts } from './fill-terms.rules.ts';

/** What texts in braces stand for in this installation, in the language of the endpoint. */
export function operatorFacts({ services: { settings }, locale }: RequestContext): TermsFacts {
  const language = locales[locale].contentLanguage;
  const { BRAND_NAME, CONTACT_EMAIL, OPERATOR_COUNTRY, DATA_COUNTRY, DATA_PROCESSORS } = settings;
  const inSentence = (code: string) => countryInSentence({ code, language });
  return {
    brand: BRAND_NAME,
    contact: CONTACT_EMAIL,
    operator: settings.OPERATOR_NAME ?? m.legal_operator_unnamed({}, { locale }),
    address: settings.OPERATOR_ADDRESS ?? m.legal_address_unnamed({}, { locale }),
    storage: inSentence(DATA_COUNTRY),
    law: inSentence(OPERATOR_COUNTRY ?? DATA_COUNTRY),
    processors:
      DATA_PROCESSORS === undefined
        ? ''
        : m.legal_processors({ names: DATA_PROCESSORS }, { locale }),
    measuring: measuringWords({ settings, locale }) + tryingWords({ settings, locale }),
  };
}

/** A sentence more, where pages are tried in two ways. */
function tryingWords({ settings, locale }: { settings: Settings; locale: Locale }): string {
  const { EXPERIMENT_SALES_PAGE, EXPERIMENT_ONBOARDING } = settings;
  const areTried = [EXPERIMENT_SALES_PAGE, EXPERIMENT_ONBOARDING].some(
    ({ A, B }) => A > 0 && B > 0,
  );
  return areTried ? ` ${m.legal_trying({}, { locale })}` : '';
}

/** A sentence more, where visits are measured by a program of somebody else. */
function measuringWords({ settings, locale }: { settings: Settings; locale: Locale }): string {
  if (settings.TAG_MANAGER_URL === undefined) return '';
  const words =
    settings.TAG_MANAGER_CONSENT === 'asked' ? m.legal_measuring_asked : m.legal_measuring;
  return ` ${words({}, { locale })}`;
}
