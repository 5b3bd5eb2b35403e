import type { Services, Settings } from '../../api/context.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { countryInSentence } from './country-name.ts';
import type { TermsFacts } from './fill-terms.rules.ts';

interface FactsContext {
  services: Pick<Services, 'settings'>;
  locale: Locale;
}

/** What texts in braces stand for in this installation, in the language of the endpoint. */
export function operatorFacts({ services: { settings }, locale }: FactsContext): TermsFacts {
  const language = locales[locale].contentLanguage;
  const { BRAND_NAME, CONTACT_EMAIL, OPERATOR_COUNTRY } = settings;
  const storage = storageCountry(settings);
  const inSentence = (code: string) => countryInSentence({ code, language });
  return {
    brand: BRAND_NAME,
    contact: CONTACT_EMAIL,
    operator: settings.OPERATOR_NAME ?? m.legal_operator_unnamed({}, { locale }),
    address: settings.OPERATOR_ADDRESS ?? m.legal_address_unnamed({}, { locale }),
    vat: vatWords({ settings, locale }),
    storage: inSentence(storage),
    law: inSentence(OPERATOR_COUNTRY ?? storage),
    processors: processorsWords({ settings, locale }),
    measuring: measuringWords({ settings, locale }) + tryingWords({ settings, locale }),
  };
}

/** The country where what members enter is stored, of two letters. */
export function storageCountry({ DATA_COUNTRY = 'US' }: Pick<Settings, 'DATA_COUNTRY'>): string {
  return DATA_COUNTRY;
}

function vatWords({ settings: { OPERATOR_VAT_NUMBER: number }, locale }: Words): string {
  return number ? ` ${m.legal_vat_number({ number }, { locale })}` : '';
}

function processorsWords({ settings: { DATA_PROCESSORS: names }, locale }: Words): string {
  if (names === undefined) return '';
  return names === null
    ? m.legal_no_processors({}, { locale })
    : m.legal_processors({ names }, { locale });
}

interface Words {
  settings: Settings;
  locale: Locale;
}

/** A sentence more, where pages are tried in two ways. */
function tryingWords({ settings, locale }: Words): string {
  const { EXPERIMENT_SALES_PAGE, EXPERIMENT_ONBOARDING } = settings;
  const areTried = [EXPERIMENT_SALES_PAGE, EXPERIMENT_ONBOARDING].some(
    ({ A, B }) => A > 0 && B > 0,
  );
  return areTried ? ` ${m.legal_trying({}, { locale })}` : '';
}

/** A sentence more, where visits are measured by a program of somebody else. */
function measuringWords({ settings, locale }: Words): string {
  if (settings.TAG_MANAGER_URL === undefined) return '';
  const words =
    settings.TAG_MANAGER_CONSENT === 'asked' ? m.legal_measuring_asked : m.legal_measuring;
  return ` ${words({}, { locale })}`;
}
