import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { HomeDocument } from './operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import type { Route } from './+types/home.ts';
import { CarbLevels } from './carb-levels.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MembershipOffer } from './membership-offer.tsx';
import { SampleWeek } from './sample-week.tsx';

export const handle = { layout: 'hero' } satisfies PageHandle;

/** Who is signed in has a home of their own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, ...home } = await execute(context, HomeDocument);
  if (me) throw redirect(screenPath('memberHome', requestLocale(request)));
  return home;
}

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: m.home_page_title({ title: m.site_tagline(), brand: loaderData?.brand.name ?? '' }) },
  { name: 'description', content: m.home_description() },
];

export default function Home({ loaderData: { showcase, offers } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        recipeCount={showcase.recipeCount}
        plates={showcase.plates}
        trialDays={offers.trialDays}
        isOfferOpen={offers.isAvailable}
      />
      <CarbLevels />
      <SampleWeek dinners={showcase.week} />
      <HowItWorks panId={showcase.pan?.id ?? null} />
      {offers.isAvailable && (
        <MembershipOffer offers={offers.offers} trialDays={offers.trialDays} />
      )}
    </>
  );
}
