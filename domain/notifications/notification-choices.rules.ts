/** What a member may be told about by the server, and through what. */

export const notificationKinds = [
  'TRIAL_END',
  'THAW_TONIGHT',
  'WEEKLY_PLAN',
  'PROGRAM_DAY',
  'PROGRAM_WEEK',
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
] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export interface NotificationChoice {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** The law wants members told before they are first charged, so this is on and stays on. */
export function isRequired({ kind, channel }: Omit<NotificationChoice, 'isOn'>): boolean {
  return kind === 'TRIAL_END' && channel === 'EMAIL';
}
