import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { FoodDocument } from './operations.gen.ts';
import { leaveFormerAddress } from '../../shell/former-address.ts';
import { pageHead } from '../../shell/page-head.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import type { Route } from './+types/food.ts';
import { chosenAmount, foodAmounts } from './food-amount.ts';
import { netCarbsText } from './food-figures.ts';
import { FoodPage } from './food-page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { searchParams } = pageAddress(request);
  const view = await execute(context, FoodDocument, { slug: params.slug });
  const { food } = view;
  const path = screenPath('food', locale, { slug: food.slug });
  leaveFormerAddress({ request, asked: params.slug, slug: food.slug, path });
  const amounts = foodAmounts({ food, locale });
  const amount = chosenAmount({ amounts, search: searchParams, locale });
  return {
    view,
    amounts,
    amount: amount ?? amounts[0]!,
    typedGrams: searchParams.get('grams'),
    isAmountRefused: amount === null,
    alternates: alternatesOf(food.slugs),
  };
}

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: m.error_food_not_found() }];
  const { food } = loaderData.view;
  const locale = matches.at(-1)?.id.split('.')[1] as Locale;
  const netCarbs = netCarbsText({ food, locale });
  const tabTitle = m.foods_food_title({ name: food.name });
  const description = m.foods_food_description({ name: food.name, netCarbs });
  return [...pageHead({ title: food.name, tabTitle, description, type: 'article', matches })];
};

export default function Food({ loaderData }: Route.ComponentProps) {
  return <FoodPage {...loaderData} />;
}

function alternatesOf(
  slugs: readonly { language: string; slug: string }[],
): Record<Locale, string> {
  const slugOf = new Map(slugs.map(({ language, slug }) => [language, slug]));
  const paths = localeCodes.map((locale) => {
    const slug = slugOf.get(locales[locale].contentLanguage) ?? '';
    return [locale, screenPath('food', locale, { slug })];
  });
  return Object.fromEntries(paths) as Record<Locale, string>;
}
