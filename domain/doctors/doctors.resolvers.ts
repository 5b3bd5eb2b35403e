import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { collator } from '../../lib/formats.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import {
  DoctorType,
  NamedCodeType,
  namedCountry,
  namedLanguage,
  type NamedCode,
} from './doctor-type.resolvers.ts';
import { doctorChoices, findDoctor, findDoctors, type FoundDoctors } from './find-doctors.ts';
import { doctorLimits } from './doctor-limits.rules.ts';
import { reportDoctor } from './report-doctor.ts';
import './entry.resolvers.ts';
import './review.resolvers.ts';

const OrderType = builder.enumType('DoctorOrder', { values: ['NAME', 'COUNTRY'] as const });

const DoctorSearchInput = builder.inputType('DoctorSearchInput', {
  fields: (t) => ({
    text: t.string({
      defaultValue: '',
      description: 'Name, town, clinic or specialty; the last letters of a word may be missing.',
    }),
    country: t.string({ description: 'ISO 3166-1.' }),
    language: t.string({ description: 'ISO 639-1.' }),
    isTelehealth: t.boolean({ defaultValue: false, description: 'Only those who see by video.' }),
    order: t.field({ type: OrderType, defaultValue: 'NAME' }),
    first: t.int({ description: `1 to ${doctorLimits.first}.` }),
    page: t.int({ defaultValue: 1, description: `1 to ${doctorLimits.pages}.` }),
  }),
});

const DoctorsType = builder.objectRef<FoundDoctors & { pageCount: number }>('Doctors').implement({
  fields: (t) => ({
    doctors: t.field({ type: [DoctorType], resolve: ({ doctors }) => [...doctors] }),
    totalCount: t.exposeInt('totalCount'),
    pageCount: t.exposeInt('pageCount'),
  }),
});

const ChoicesType = builder
  .objectRef<{ countries: NamedCode[]; languages: NamedCode[] }>('DoctorChoices')
  .implement({
    description: 'The countries and languages of the directory, by name.',
    fields: (t) => ({
      countries: t.field({ type: [NamedCodeType], resolve: ({ countries }) => countries }),
      languages: t.field({ type: [NamedCodeType], resolve: ({ languages }) => languages }),
    }),
  });

builder.queryFields((t) => ({
  doctors: t.field({
    type: DoctorsType,
    args: { input: t.arg({ type: DoctorSearchInput, required: true }) },
    resolve: async (_root, { input }, { services }) => {
      const limit = within(input.first ?? doctorLimits.pageSize, doctorLimits.first);
      const found = await findDoctors({
        db: services.db,
        search: {
          text: (input.text ?? '').slice(0, doctorLimits.textLength),
          country: input.country ?? null,
          language: input.language ?? null,
          isTelehealth: input.isTelehealth ?? false,
        },
        isByCountry: input.order === 'COUNTRY',
        limit,
        offset: (within(input.page ?? 1, doctorLimits.pages) - 1) * limit,
      });
      const pages = Math.max(1, Math.ceil(found.totalCount / limit));
      return { ...found, pageCount: Math.min(pages, doctorLimits.pages) };
    },
  }),
  doctor: t.field({
    type: DoctorType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { services }) => findDoctor({ db: services.db, slug }),
  }),
  doctorChoices: t.field({
    type: ChoicesType,
    resolve: async (_root, _input, context) => {
      const { countries, languages } = await doctorChoices({ db: context.services.db });
      return {
        countries: byName(countries, (code) => namedCountry(code, context), context),
        languages: byName(languages, (code) => namedLanguage(code, context), context),
      };
    },
  }),
}));

builder.mutationField('reportDoctor', (t) =>
  t.field({
    type: AccountResultType,
    description: 'Tells the operator what is wrong with an entry. Counts as a contact message.',
    args: {
      slug: t.arg.string({ required: true }),
      email: t.arg.string({ required: true, description: 'Where the answer goes.' }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_root, report, context) => {
      const { services, ipAddress } = context;
      const { db, clock, settings } = services;
      const recipient = settings.CONTACT_EMAIL;
      const sending = { db, clock, recipient, ipAddress, mailSetting: context };
      return accountResult(await reportDoctor({ ...sending, ...report }), context);
    },
  }),
);

function within(count: number, most: number): number {
  return Math.min(Math.max(count, 1), most);
}

function byName(
  codes: readonly string[],
  named: (code: string) => NamedCode,
  { locale }: RequestContext,
): NamedCode[] {
  const { compare } = collator(locales[locale].languageTag);
  return codes.map(named).toSorted((one, other) => compare(one.name, other.name));
}
