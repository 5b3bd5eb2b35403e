import * as m from '../../../i18n/paraglide/messages.js';
import type { NotificationChannel, NotificationKind } from '../../graphql/schema-types.gen.ts';

export const kindNames: Record<NotificationKind, () => string> = {
  TRIAL_END: m.notifications_trial_end_name,
  THAW_TONIGHT: m.notifications_thaw_name,
  WEEKLY_PLAN: m.notifications_week_name,
  PROGRAM_DAY: m.notifications_program_day_name,
  PROGRAM_WEEK: m.notifications_program_week_name,
  COMMUNITY_REPLIES: m.notifications_replies_name,
  COMMUNITY_LIKES: m.notifications_likes_name,
  COMMUNITY_DECISIONS: m.notifications_decision_name,
};

export const kindTexts: Record<NotificationKind, () => string> = {
  TRIAL_END: m.notifications_trial_end_text,
  THAW_TONIGHT: m.notifications_thaw_text,
  WEEKLY_PLAN: m.notifications_week_text,
  PROGRAM_DAY: m.notifications_program_day_text,
  PROGRAM_WEEK: m.notifications_program_week_text,
  COMMUNITY_REPLIES: m.notifications_replies_text,
  COMMUNITY_LIKES: m.notifications_likes_text,
  COMMUNITY_DECISIONS: m.notifications_decision_text,
};

export const channelNames: Record<NotificationChannel, () => string> = {
  EMAIL: m.notifications_channel_email,
  PUSH: m.notifications_channel_push,
};
