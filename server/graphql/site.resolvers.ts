import { builder } from '../../api/builder.ts';
import { countryInSentence } from '../../domain/legal/country-name.ts';
import { locales } from '../../i18n/locales.ts';

interface Brand {
  name: string;
  wordmarkUrl: string | null;
  color: string | null;
  contactEmail: string;
  storagePlace: string;
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
        code: settings.DATA_COUNTRY,
        language: locales[locale].contentLanguage,
      }),
    }),
  }),
);

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
