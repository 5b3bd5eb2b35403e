import { builder } from '../../api/builder.ts';
import { locales } from '../../i18n/locales.ts';
import type { Language } from '../../lib/language.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { sendContactMessage } from './send-contact-message.ts';

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'May be empty.' }),
    email: t.string({ required: true, description: 'Where the answer goes.' }),
    text: t.string({ required: true }),
  }),
});

builder.queryField('helpCenterUrl', (t) =>
  t.string({
    nullable: true,
    description: "The operator's help center in the language of the endpoint.",
    resolve: (_root, _input, { services: { settings }, locale }) => {
      const urls: Record<Language, string | undefined> = {
        en: settings.HELP_CENTER_URL_EN,
        es: settings.HELP_CENTER_URL_ES,
        sv: settings.HELP_CENTER_URL_SV,
      };
      return urls[locales[locale].contentLanguage] ?? null;
    },
  }),
);

builder.mutationField('sendContactMessage', (t) =>
  t.field({
    type: AccountResultType,
    description: 'Writes to the operator. Five an hour from one network.',
    args: { input: t.arg({ type: ContactMessageInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { services, ipAddress } = context;
      const problems = await sendContactMessage({
        db: services.db,
        clock: services.clock,
        message: input,
        recipient: services.settings.CONTACT_EMAIL,
        ipAddress,
        mailSetting: context,
      });
      return accountResult(problems, context);
    },
  }),
);
