import { readSignedId } from '../../../lib/signed-id.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { confirmEmail, findConfirmable } from './confirm-email.ts';
import { requestEmailChange, sendEmailConfirmation } from './request-email-change.ts';
import { appointAdministrators } from '../roles/change-roles.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { mailLinkPurpose } from '../tickets/ticket.ts';

const RequestEmailChangeInput = builder.inputType('RequestEmailChangeInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true, description: 'The current one.' }),
  }),
});

const ConfirmEmailInput = builder.inputType('ConfirmEmailInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link in the mail.' }),
  }),
});

builder.queryField('emailToConfirm', (t) =>
  t.string({
    nullable: true,
    description: 'The address that the link of a mail confirms; null when it confirms none.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => {
      const found = await findConfirmable({ ...services, ticketId: ticketOf(token, services) });
      return found?.email ?? null;
    },
  }),
);

builder.mutationFields((t) => ({
  requestEmailChange: t.field({
    type: AccountResultType,
    description: 'Mails a link to the new address; the old one counts until it is opened.',
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const request = { ...context.services, viewer, mailSetting: context, ...input };
      return accountResult(await requestEmailChange(request), context);
    },
  }),
  sendEmailConfirmation: t.field({
    type: AccountResultType,
    description: 'Mails once more the link that confirms the address of the account.',
    resolve: async (_root, _input, context) => {
      const viewer = requireViewer(context);
      const request = { ...context.services, viewer, mailSetting: context };
      return accountResult(await sendEmailConfirmation(request), context);
    },
  }),
  confirmEmail: t.field({
    type: AccountResultType,
    description: 'Takes an address as theirs who opened the link sent to it.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { services } = context;
      const ticketId = ticketOf(input.token, services);
      const result = await confirmEmail({ ...services, ticketId, mailSetting: context });
      if (!result.ok) return accountResult(result.reason, context);
      await appointAdministrators({ ...services, emails: services.settings.ADMIN_EMAILS });
      return accountResult([], context);
    },
  }),
}));

function ticketOf(token: string, { authSecret: secret }: RequestContext['services']) {
  return readSignedId(token, { purpose: mailLinkPurpose, secret });
}
