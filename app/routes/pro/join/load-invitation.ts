import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { ProInvitationDocument, type ProInvitationQuery } from '../operations.gen.ts';

export type Invitation = NonNullable<ProInvitationQuery['proInvitation']>;

type JoinScreen = 'proJoin' | 'proUserJoin' | 'proUserJoinCheck' | 'proUserJoinConfirm';

/** A step of joining; the invitation travels in the address. */
export function joinPath(args: { screen: JoinScreen; locale: Locale; invitation: string }): string {
  const { screen, locale, invitation } = args;
  return screenPath(screen, locale, undefined, { query: { invitation } });
}

export function invitationOf(request: Request): string {
  return new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
}

/** Who asks and what they are invited to. Without an invitation that leads anywhere: where it is told. */
export async function loadInvitation(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}) {
  const { context, request } = args;
  const invitation = invitationOf(request);
  const loaded = await execute(context, ProInvitationDocument, { invitation });
  const { proInvitation } = loaded;
  if (proInvitation.group === null) {
    const locale = requestLocale(request);
    throw redirect(joinPath({ screen: 'proJoin', locale, invitation }));
  }
  return { ...loaded, invitation, group: proInvitation.group };
}
