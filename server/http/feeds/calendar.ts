import type { FastifyInstance, FastifyRequest } from 'fastify';
import ical, { ICalEventBusyStatus, type ICalCalendar } from 'ical-generator';
import { findCalendarPlans } from '../../../domain/meal-plans/calendar/calendar-feed.ts';
import { plannedDates } from '../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import { describePlan } from '../../../domain/meal-plans/reading/described-plan.ts';
import { addLocalDays, weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import type { StartedMealPlan } from '../../../domain/meal-plans/meal-plan.ts';
import type { Meal } from '../../../domain/recipes/recipe.ts';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { Services } from '../../../api/context.ts';
import { siteOrigin } from '../../auth/site-origin.ts';
import {
  begunTheEveningBefore,
  dishText,
  eveningText,
  eveningTitle,
  titleOf,
} from './calendar-text.ts';

interface CalendarRoute {
  Params: { locale: string; file: string };
}

/** What a member's plans have for which date, for their calendar program: `/calendar/{locale}/{secret key}.ics`. */
export async function calendarRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get<CalendarRoute>(
    '/calendar/:locale/:file',
    // The address is a secret, so it must not reach the log.
    { logLevel: 'silent' },
    async (request, reply) => {
      const { db, clock, authSecret: secret } = services;
      const locale = localeCodes.find((code) => code === request.params.locale);
      const key = request.params.file.replace(/\.ics$/, '');
      const plans = locale && (await findCalendarPlans({ db, clock, secret, key }));
      if (!locale || !plans) return reply.code(404).type('text/plain').send('Not found');
      const calendar = calendarOf({ plans, locale, services, request });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=900')
        .header('x-robots-tag', 'noindex')
        .send(calendar.toString());
    },
  );
}

interface CalendarOptions {
  plans: readonly StartedMealPlan[];
  locale: Locale;
  services: Services;
  request: FastifyRequest;
}

function calendarOf({ plans, locale, services, request }: CalendarOptions): ICalCalendar {
  const { BRAND_NAME: brand } = services.settings;
  const name = m.meal_plans_calendar_name({ brand }, { locale });
  const calendar = ical({ name, prodId: { company: brand, product: 'meal plan' } });
  calendar.ttl(60 * 60);
  const origin = siteOrigin(request, services);
  const { content } = services;
  const described = new Map(
    plans.map((plan) => [plan.id, describePlan({ plan, content }).days] as const),
  );
  for (const { date, plan, day } of plannedDates(plans)) {
    const firstWeekday = weekdayOfDay(plan.beginsOn);
    const meals = described.get(plan.id)?.[day]?.meals ?? [];
    const url = origin + screenPath('mealPlan', locale, { slug: plan.slug });
    for (const dish of begunTheEveningBefore(meals)) {
      calendar.createEvent({
        id: `${plan.id}-${date}-evening-before-${dish.recipe.id}`,
        summary: eveningTitle({ dish, locale }),
        description: eveningText({ dish, locale, origin }),
        ...timesOf({ date: addLocalDays(date, -1), minutes: eveningMinutes }),
        floating: true,
        busystatus: ICalEventBusyStatus.FREE,
        url,
      });
    }
    for (const { meal, dishes } of meals) {
      if (dishes.length === 0) continue;
      const titles = dishes.map((dish) => titleOf({ dish, locale }));
      calendar.createEvent({
        id: `${plan.id}-${date}-${meal.toLowerCase()}`,
        summary: `${mealNames[meal]({}, { locale })}: ${titles.join(', ')}`,
        description: dishes
          .map((dish) => dishText({ dish, firstWeekday, locale, origin }))
          .join('\n\n'),
        ...timesOf({ date, minutes: minutesOfDay[meal] }),
        // Times without a zone: a calendar program shows them by the clock of the place it is in.
        floating: true,
        busystatus: ICalEventBusyStatus.FREE,
        url,
      });
    }
  }
  return calendar;
}

type NoValues = Record<string, never>;

const mealNames: Record<Meal, (values: NoValues, options: { locale: Locale }) => string> = {
  BREAKFAST: m.recipes_meal_breakfast,
  LUNCH: m.recipes_meal_lunch,
  DINNER: m.recipes_meal_dinner,
};

/** The hours at which meals stand in a calendar; nobody tells us when they eat. */
const minutesOfDay: Record<Meal, readonly [number, number]> = {
  BREAKFAST: [8 * 60, 8 * 60 + 30],
  LUNCH: [12 * 60 + 30, 13 * 60],
  DINNER: [18 * 60 + 30, 19 * 60 + 15],
};

/** When there is still somebody in the kitchen. */
const eveningMinutes = [20 * 60, 20 * 60 + 15] as const;

function timesOf({ date, minutes }: { date: LocalDay; minutes: readonly [number, number] }) {
  const at = (minute: number) => new Date(Date.parse(date) + minute * 60_000);
  const [start, end] = minutes;
  return { start: at(start), end: at(end), timezone: 'UTC' };
}
