/** What a member may be told about by the server, and through what. */

export const notificationKinds = [
  'TRIAL_END',
  'THAW_TONIGHT',
  'WEEKLY_PLAN',
  'PROGRAM_DAY',
  'PROGRAM_WEEK',
  'COMMUNITY_REPLIES',
  'COMMUNITY_LIKES',
  'COMMUNITY_DECISIONS',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['EMAIL', 'PUSH'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Kinds whose e-mails a member has asked for and may end by their link. */
export const optionalMailKinds = [
  'THAW_TONIGHT',
  'WEEKLY_PLAN',
  'PROGRAM_DAY',
  'PROGRAM_WEEK',
  'COMMUNITY_REPLIES',
  'COMMUNITY_LIKES',
  'COMMUNITY_DECISIONS',
] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** What is told of the community, where there is one. */
export function isOfCommunity(kind: NotificationKind): boolean {
  return kind.startsWith('COMMUNITY_');
}

/** The law wants members told before they are first charged, so this is on and stays on. */
export function isRequired({ kind, channel }: Omit<NotificationChoice, 'isOn'>): boolean {
  return kind === 'TRIAL_END' && channel === 'EMAIL';
}
