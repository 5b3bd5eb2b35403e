import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { countryInSentence } from './country-name.ts';
import { fillTerms, type TermsFacts } from './fill-terms.rules.ts';
import type { TermsSection, TermsText } from './terms.ts';

interface ShownTerms extends TermsText {
  version: string;
  namesOperator: boolean;
}

const TermsSectionType = builder.objectRef<TermsSection>('TermsSection').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Also the anchor on the page: `privacy-policy`.' }),
    title: t.exposeString('title'),
    plain: t.exposeString('plain', { description: 'What it comes to, in plain words.' }),
    paragraphs: t.exposeStringList('paragraphs'),
  }),
});

const TermsType = builder.objectRef<ShownTerms>('Terms').implement({
  description: 'What members agree to, with the facts of this installation.',
  fields: (t) => ({
    version: t.exposeString('version'),
    namesOperator: t.exposeBoolean('namesOperator', {
      description: 'Whether the operator has said who they are.',
    }),
    title: t.exposeString('title'),
    short: t.exposeStringList('short'),
    sections: t.field({ type: [TermsSectionType], resolve: ({ sections }) => [...sections] }),
  }),
});

builder.queryField('terms', (t) =>
  t.field({
    type: TermsType,
    resolve: (_root, _input, context) => {
      const { services, locale } = context;
      const terms = services.terms[locales[locale].contentLanguage];
      const { OPERATOR_NAME, OPERATOR_ADDRESS, TERMS_VERSION } = services.settings;
      return {
        ...fillTerms({ terms, facts: factsOf(context) }),
        version: TERMS_VERSION,
        namesOperator: OPERATOR_NAME !== undefined && OPERATOR_ADDRESS !== undefined,
      };
    },
  }),
);

function factsOf({ services: { settings }, locale }: RequestContext): TermsFacts {
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
  };
}
