import { builder } from '../../api/builder.ts';
import type { Settings } from '../../api/context.ts';
import { countryInSentence } from '../../domain/legal/country-name.ts';
import { storageCountry } from '../../domain/legal/operator-facts.ts';
import { locales } from '../../i18n/locales.ts';

interface Operator {
  name: string;
  address: string;
  vatNumber: string | null;
}

const OperatorType = builder.objectRef<Operator>('Operator').implement({
  description: 'Who runs this installation, as the law wants them named.',
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    vatNumber: t.exposeString('vatNumber', { nullable: true }),
  }),
});

interface Brand {
  name: string;
  wordmarkUrl: string | null;
  color: string | null;
  contactEmail: string;
  storagePlace: string;
  operator: Operator | null;
}

const BrandType = builder.objectRef<Brand>('Brand').implement({
  description: 'What the operator calls the product and how they are reached.',
  fields: (t) => ({
    name: t.exposeString('name'),
    wordmarkUrl: t.exposeString('wordmarkUrl', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    contactEmail: t.exposeString('contactEmail'),
    storagePlace: t.exposeString('storagePlace', {
      description: 'The country where data is stored, as it stands after "in".',
    }),
    operator: t.field({
      type: OperatorType,
      nullable: true,
      description: 'Null where nobody has said who it is.',
      resolve: ({ operator }) => operator,
    }),
  }),
});

builder.queryField('brand', (t) =>
  t.field({
    type: BrandType,
    resolve: (_root, _input, { services: { settings }, locale }) => ({
      name: settings.BRAND_NAME,
      wordmarkUrl: settings.BRAND_WORDMARK_URL ?? null,
      color: settings.BRAND_COLOR ?? null,
      contactEmail: settings.CONTACT_EMAIL,
      storagePlace: countryInSentence({
        code: storageCountry(settings),
        language: locales[locale].contentLanguage,
      }),
      operator: operatorOf(settings),
    }),
  }),
);

function operatorOf(settings: Settings): Operator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_VAT_NUMBER } = settings;
  if (name === undefined || address === undefined) return null;
  return { name, address, vatNumber: OPERATOR_VAT_NUMBER ?? null };
}

builder.queryField('areErrorsCollected', (t) =>
  t.boolean({
    description: 'Whether the operator wants to be told what breaks in a browser.',
    resolve: (_root, _input, { services: { errorReports } }) => errorReports !== null,
  }),
);

interface Analytics {
  scriptUrl: string;
  isConsentAsked: boolean;
}

const AnalyticsType = builder.objectRef<Analytics>('Analytics').implement({
  description: "The operator's tag manager.",
  fields: (t) => ({
    scriptUrl: t.exposeString('scriptUrl'),
    isConsentAsked: t.exposeBoolean('isConsentAsked', {
      description: 'Whether it may be loaded only once the visitor has agreed.',
    }),
  }),
});

builder.queryField('analytics', (t) =>
  t.field({
    type: AnalyticsType,
    nullable: true,
    description: 'Null where visits are not measured.',
    resolve: (_root, _input, { services: { settings } }) => {
      const { TAG_MANAGER_URL: scriptUrl, TAG_MANAGER_CONSENT } = settings;
      if (scriptUrl === undefined) return null;
      return { scriptUrl, isConsentAsked: TAG_MANAGER_CONSENT === 'asked' };
    },
  }),
);
