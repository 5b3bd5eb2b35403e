import { builder } from '../../api/builder.ts';
import { locales } from '../../i18n/locales.ts';
import { fillTerms } from './fill-terms.rules.ts';
import { operatorFacts } from './operator-facts.ts';
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
        ...fillTerms({ terms, facts: operatorFacts(context) }),
        version: TERMS_VERSION,
        namesOperator: OPERATOR_NAME !== undefined && OPERATOR_ADDRESS !== undefined,
      };
    },
  }),
);
