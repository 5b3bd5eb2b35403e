import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import {
  applyAsDoctor,
  confirmEntry,
  correctEntry,
  findOwnEntry,
  withdrawEntry,
  type DoctorTools,
  type OwnEntry,
} from './apply.ts';
import { spokenLanguages } from './doctor-entry.rules.ts';
import { DoctorEntryType, SpecialtyType } from './doctor-type.resolvers.ts';
import { shortId } from './review.ts';

const states = ['UNCONFIRMED', 'WAITING', 'LISTED', 'DECLINED'] as const;
const StateType = builder.enumType('DoctorEntryState', { values: states });

export const SentDoctorEntryType = builder.objectRef<OwnEntry>('SentDoctorEntry').implement({
  description: 'What a doctor sent, for the doctor and for administrators.',
  fields: (t) => ({
    id: t.exposeID('id'),
    shortId: t.string({
      description: 'What the log calls it.',
      resolve: ({ id }) => shortId(id),
    }),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    revision: t.exposeInt('revision', { description: 'Another one after every correction.' }),
    entry: t.field({ type: DoctorEntryType, resolve: ({ application }) => application }),
    email: t.string({ resolve: ({ application }) => application.email }),
    licence: t.string({ resolve: ({ application }) => application.licence }),
    note: t.exposeString('note', { description: 'Why it was declined; else empty.' }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'Of what everybody reads; null where it is not listed.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
});

const DoctorEntryInput = builder.inputType('DoctorEntryInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    specialties: t.field({ type: [SpecialtyType], required: true }),
    clinic: t.string({ required: true, description: 'May be empty, as website and phone.' }),
    city: t.string({ required: true }),
    country: t.string({ required: true, description: 'ISO 3166-1.' }),
    languages: t.stringList({
      required: true,
      description: `Of these: ${spokenLanguages.join(', ')}. Others are left out.`,
    }),
    isTelehealth: t.boolean({ required: true }),
    takesPatients: t.boolean({ required: true }),
    text: t.string({ required: true, description: 'How the doctor works.' }),
    website: t.string({ required: true }),
    phone: t.string({ required: true }),
    licence: t.string({ required: true, description: 'For the reviewer alone.' }),
  }),
});

const ApplicationInput = builder.inputType('DoctorApplicationInput', {
  fields: (t) => ({
    entry: t.field({ type: DoctorEntryInput, required: true }),
    email: t.string({ required: true, description: 'For the link to the entry; never shown.' }),
    hasConsent: t.boolean({ required: true, description: 'To publish the entry.' }),
  }),
});

builder.queryField('doctorEntry', (t) =>
  t.field({
    type: SentDoctorEntryType,
    nullable: true,
    description: 'Of the link in a mail; null for one that is none, or after a withdrawal.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { services }) =>
      findOwnEntry({ db: services.db, secret: services.authSecret, token }),
  }),
);

builder.mutationFields((t) => ({
  applyAsDoctor: t.field({
    type: AccountResultType,
    description:
      'Asks to be listed, and sends the link of the entry. Five an hour from one network.',
    args: { input: t.arg({ type: ApplicationInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { entry, email, hasConsent } = input;
      const application = { ...entryOf(entry), email };
      const problems = await applyAsDoctor({ ...toolsOf(context), application, hasConsent });
      return accountResult(problems, context);
    },
  }),
  confirmDoctorEntry: t.field({
    type: AccountResultType,
    description: 'The link was followed: the entry goes to a reviewer.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) =>
      accountResult(await confirmEntry({ ...toolsOf(context), token }), context),
  }),
  correctDoctorEntry: t.field({
    type: AccountResultType,
    description: 'What is listed stays until a reviewer has read the correction.',
    args: {
      token: t.arg.string({ required: true }),
      entry: t.arg({ type: DoctorEntryInput, required: true }),
    },
    resolve: async (_root, { token, entry }, context) => {
      const application = entryOf(entry);
      return accountResult(
        await correctEntry({ ...toolsOf(context), token, application }),
        context,
      );
    },
  }),
  withdrawDoctorEntry: t.field({
    type: AccountResultType,
    description: 'Erases the entry, listed or not.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) =>
      accountResult(await withdrawEntry({ ...toolsOf(context), token }), context),
  }),
}));

function toolsOf(context: RequestContext): DoctorTools {
  const { services, ipAddress } = context;
  const { db, clock, createId, authSecret: secret, settings } = services;
  const operator = settings.CONTACT_EMAIL;
  return { db, clock, createId, secret, operator, mailSetting: context, ipAddress };
}

/** A choice that was sent twice is one. */
function entryOf(input: typeof DoctorEntryInput.$inferInput) {
  const spoken = new Set(input.languages);
  return {
    ...input,
    specialties: [...new Set(input.specialties)],
    languages: spokenLanguages.filter((code) => spoken.has(code)),
  };
}
