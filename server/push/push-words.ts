import { dateFormat } from '../../lib/formats.ts';
import type { Notice } from '../../domain/notifications/notice.ts';
import { currencies } from '../../domain/membership/offers/offers.rules.ts';
import { priceText } from '../../domain/membership/offers/price-text.rules.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { communityWords, postPath } from './community-words.ts';
import { thawLines } from './thaw-lines.ts';

/** What a notification says and opens; `tag` makes the next one of its kind take its place. */
export interface PushWords {
  title: string;
  body: string;
  path: string;
  tag: string;
}

interface Wording {
  notice: Notice;
  locale: Locale;
  brand: string;
}

export function pushWords({ notice, locale, brand }: Wording): PushWords {
  const said = { locale };
  switch (notice.kind) {
    case 'TRIAL_END': {
      const { languageTag } = locales[locale];
      const { priceMinor, chargeAt } = notice;
      const currency = currencies.find((known) => known === notice.currency) ?? 'USD';
      const price = priceText({ priceMinor, currency, languageTag });
      const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
      const date = dateFormat(languageTag, format).format(new Date(chargeAt));
      return {
        title: m.notifications_trial_end_title({ brand, date }, said),
        body: m.notifications_trial_end_body({ price }, said),
        path: screenPath('membership', locale),
        tag: 'trial-end',
      };
    }
    case 'THAW_TONIGHT':
      return {
        title: m.notifications_thaw_title({}, said),
        body: thawLines({ dishes: notice.dishes, locale }).join('\n'),
        path: screenPath('mealPlan', locale, { slug: notice.planSlug }),
        tag: 'thaw-tonight',
      };
    case 'PROGRAM_DAY': {
      const { slug, title, day, tasks } = notice;
      return {
        title: m.notifications_program_day_title({ title, day }, said),
        body: tasks.join('\n'),
        path: screenPath('programDay', locale, { slug, day }),
        tag: 'program-day',
      };
    }
    case 'PROGRAM_WEEK': {
      const { slug, title, week } = notice;
      return {
        title: m.notifications_program_week_title({ title, week }, said),
        body: m.notifications_program_week_body({}, said),
        path: screenPath('programCheckIn', locale, { slug, week }),
        tag: 'program-week',
      };
    }
    case 'COMMUNITY_REPLIES':
    case 'COMMUNITY_LIKES': {
      const { kind, topicId } = notice;
      const tag = `${kind === 'COMMUNITY_LIKES' ? 'likes' : 'replies'}-${topicId}`;
      return { ...communityWords(notice, locale), path: postPath(notice, locale), tag };
    }
    case 'COMMUNITY_DECISIONS':
      return {
        title: m.notifications_decision_title({}, said),
        body: m.notifications_decision_body({}, said),
        path: screenPath('community', locale),
        tag: 'community-decision',
      };
    case 'WEEKLY_PLAN':
      return {
        title: m.notifications_week_title({}, said),
        body: notice.hasPlan
          ? m.notifications_week_body_plan({}, said)
          : m.notifications_week_body_none({}, said),
        path: screenPath('myMealPlanner', locale),
        tag: 'weekly-plan',
      };
  }
}
