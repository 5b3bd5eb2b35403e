import { sessionTools } from '../sessions/session-tools.ts';
import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { readSignedId } from '../../../lib/signed-id.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { findResettable, resetPassword } from './reset-password.ts';
import { mailLinkPurpose } from '../tickets/ticket.ts';

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'From the link in the mail.' }),
    password: t.string({ required: true }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true }),
  }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
});

builder.queryField('isPasswordResetOpen', (t) =>
  t.boolean({
    description: 'Whether the link of a mail can still set a new password.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => {
      const found = await findResettable({ ...services, ticketId: ticketOf(token, services) });
      return found !== null && found.ticket.usedAt === null;
    },
  }),
);

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: AccountResultType,
    description: 'Mails a link for a new password; the answer is the same for every address.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { services, ipAddress, userAgent, login } = context;
      const result = await requestPasswordReset({
        tools: sessionTools(services),
        email: input.email,
        device: { ipAddress, userAgent },
        login,
        mailSetting: context,
      });
      return accountResult(result.ok ? [] : result.reason, context);
    },
  }),
  resetPassword: t.field({
    type: AccountResultType,
    description: 'Sets a new password and signs out everywhere.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { services } = context;
      const result = await resetPassword({
        ...services,
        ticketId: ticketOf(input.token, services),
        password: input.password,
        passwordMinLength: services.settings.PASSWORD_MIN_LENGTH,
        mailSetting: context,
      });
      return accountResult(result.ok ? [] : result.reason, context);
    },
  }),
  changePassword: t.field({
    type: AccountResultType,
    description: 'Sets another password and signs out everywhere else.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const { services } = context;
      const passwordMinLength = services.settings.PASSWORD_MIN_LENGTH;
      const change = { ...services, viewer, passwordMinLength, mailSetting: context, ...input };
      return accountResult(await changePassword(change), context);
    },
  }),
}));

function ticketOf(token: string, { authSecret: secret }: RequestContext['services']) {
  return readSignedId(token, { purpose: mailLinkPurpose, secret });
}
