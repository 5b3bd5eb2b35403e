import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { HomeDocument } from './operations.gen.ts';
import { pageHead } from '../../shell/page-head.ts';
import { feedLinkOf } from '../../shell/feed-link.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import type { Route } from './+types/home.ts';
import { CarbSlider } from './carb-slider.tsx';
import { Hero } from './hero.tsx';
import { LandingEnd } from './landing-end.tsx';
import { PlanToPlate } from './plan-to-plate.tsx';
import { structuredOperator } from './structured-operator.ts';
import { WhoSaysSo } from './who-says-so.tsx';
import { WeekOfDinners } from '../../dishes/week-of-dinners.tsx';

export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

/** Who is signed in has a home of their own. The page has two addresses, of which one is kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, ...home } = await execute(context, HomeDocument);
  const locale = requestLocale(request);
  if (me) throw redirect(screenPath('memberHome', locale));
  const canonicalPath = screenPath('home', locale);
  return { ...home, canonicalPath, url: new URL(canonicalPath, request.url).href };
}

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { brand, url } = loaderData;
  return [
    ...pageHead({ title: m.site_tagline(), description: m.home_description(), matches }),
    feedLinkOf(matches),
    { 'script:ld+json': structuredOperator({ brand, url }) },
  ];
};

export default function Home({ loaderData: { landing, offers } }: Route.ComponentProps) {
  return (
    <>
      <Hero plates={landing.hero} offers={offers} />
      <CarbSlider days={landing.days} />
      <PlanToPlate week={landing.week} days={landing.days} foods={landing.list} />
      <WeekOfDinners dinners={landing.week} recipeCount={landing.recipeCount} />
      <WhoSaysSo evidence={landing.evidence} />
      <LandingEnd />
    </>
  );
}
