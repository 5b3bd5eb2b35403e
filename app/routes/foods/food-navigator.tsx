import { data, redirect } from 'react-router';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { execute } from '../../graphql/api.ts';
import {
  FoodIndexDocument,
  FoodNavigatorDocument,
  type FoodRowFragment,
} from './operations.gen.ts';
import type { FoodNavigatorMode, FoodTag } from '../../graphql/schema-types.gen.ts';
import { pageHead } from '../../shell/page-head.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import type { Route } from './+types/food-navigator.ts';
import {
  indexParameter,
  isStart,
  navigatorAddressOf,
  navigatorPath,
  type NavigatorAddress,
} from './navigator-address.ts';
import { NavigatorPage } from './navigator-page.tsx';
import { modeLeads, modeWords, tagWords } from './navigator-words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { pathname, searchParams } = pageAddress(request);
  const address = navigatorAddressOf({ params, search: searchParams, locale });
  if (address === null) throw data({ code: 'not-found', message: '' }, { status: 404 });
  const ownPath = navigatorPath({ address, locale });
  if (new URL(ownPath, request.url).pathname !== pathname)
    throw redirect(ownPath, params.mode === undefined ? 302 : 301);
  const asked = askedOf(address);
  if (searchParams.has(indexParameter)) {
    const { foodIndex } = await execute(context, FoodIndexDocument, asked);
    return { foodIndex, view: null, alternates: null };
  }
  const view = await execute(context, FoodNavigatorDocument, {
    ...asked,
    search: address.search,
    page: address.page,
    compared: [...address.compared],
    prompted: address.prompted === null ? [] : [address.prompted],
    isStart: isStart(address),
  });
  return {
    foodIndex: null as FoodRowFragment[] | null,
    view: { ...view, address: { ...address, page: view.foodNavigator.page } },
    alternates: alternatesOf({ address, compared: view.compared }),
    canonicalPath: navigatorPath({ address: listOf(address), locale }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const address = loaderData?.view?.address;
  if (!loaderData || !address) return pageHead({ title: m.foods_title(), matches });
  const shelf = address.tag === null ? m.foods_title() : tagWords[address.tag]();
  const title = m.foods_list_title({ shelf, mode: modeWords[address.mode]() });
  const description = `${title}. ${modeLeads[address.mode]()}`;
  return pageHead({ title, description, matches });
};

export default function FoodNavigator({ loaderData: { view } }: Route.ComponentProps) {
  return view && <NavigatorPage view={view} />;
}

function askedOf({ mode, tag }: NavigatorAddress) {
  return {
    mode: mode.toUpperCase() as FoodNavigatorMode,
    tag: (tag?.toUpperCase() ?? null) as FoodTag | null,
  };
}

/** Without what only this reader asked of it. */
function listOf({ mode, tag }: NavigatorAddress): NavigatorAddress {
  return { mode, tag, search: '', page: 1, compared: [], prompted: null };
}

/** The same view in every language: names of foods differ, so a search stays behind. */
function alternatesOf({
  address,
  compared,
}: {
  address: NavigatorAddress;
  compared: readonly { id: string }[];
}): Record<Locale, string> {
  const view = { ...listOf(address), compared: compared.map(({ id }) => id) };
  const paths = localeCodes.map((locale) => [locale, navigatorPath({ address: view, locale })]);
  return Object.fromEntries(paths) as Record<Locale, string>;
}
