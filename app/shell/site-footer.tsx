import type { Locale } from '../../i18n/locales.ts';
import { localeCodes, locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { RootQuery } from '../operations.gen.ts';
import { keptPart } from '../loading/kept-part.tsx';
import { Footer, FooterColumns } from '../ui/navigation/footer.tsx';
import { homeIn, type Alternates } from './alternates.ts';
import { consentAnchor } from '../analytics/consent-anchor.ts';
import { useCampaignLink, withCampaign } from '../sign-up/campaign.ts';
import { SiteMark } from './site-mark.tsx';

interface FooterProps {
  locale: Locale;
  root: Pick<RootQuery, 'brand' | 'me' | 'analytics' | 'community' | 'offers'>;
  alternates: Alternates | null;
}

export function SiteFooter({ locale, root, alternates }: FooterProps) {
  const { brand, me, analytics, community, offers } = root;
  const campaign = useCampaignLink()('');
  return (
    <Footer
      bottom={
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <LanguageLinks locale={locale} alternates={alternates} />
          <a
            href={`mailto:${brand.contactEmail}`}
            className="inline-flex min-h-target items-center underline"
          >
            {brand.contactEmail}
          </a>
        </div>
      }
    >
      <SiteColumns
        locale={locale}
        brand={brand}
        isMember={me !== null}
        hasTrial={offers.trialDays > 0}
        hasCommunity={community !== null}
        isConsentAsked={analytics?.isConsentAsked ?? false}
        campaign={campaign}
      />
    </Footer>
  );
}

interface ColumnsProps {
  locale: Locale;
  brand: FooterProps['root']['brand'];
  isMember: boolean;
  hasTrial: boolean;
  hasCommunity: boolean;
  isConsentAsked: boolean;
  /** What brought a visitor, as a query: it goes along to the quiz and the sign-up. */
  campaign: string;
}

const SiteColumns = keptPart(
  function SiteColumns(props: ColumnsProps) {
    const { brand } = props;
    return (
      <FooterColumns
        brand={
          <>
            <SiteMark brand={brand} />
            <p className="mt-4">{m.site_tagline()}</p>
          </>
        }
        columns={[eatColumn(props), learnColumn(props), accountColumn(props), legalColumn(props)]}
      />
    );
  },
  // The question about measuring stands on the page one is on.
  ({ campaign, isConsentAsked }) => campaign === '' && !isConsentAsked,
);

function eatColumn({ locale, campaign }: ColumnsProps) {
  return {
    title: m.site_footer_eat(),
    links: [
      { to: screenPath('recipes', locale), label: m.site_nav_recipes() },
      { to: screenPath('allMealPlans', locale), label: m.site_nav_meal_plans() },
      { to: screenPath('programs', locale), label: m.site_nav_programs() },
      { to: screenPath('foodNavigator', locale, {}), label: m.site_footer_foods() },
      {
        to: withCampaign({ path: screenPath('onboarding', locale, {}), search: campaign }),
        label: m.site_take_the_quiz(),
      },
    ],
  };
}

function learnColumn({ locale, hasCommunity }: ColumnsProps) {
  const community = { to: screenPath('community', locale), label: m.community_title() };
  return {
    title: m.site_footer_learn(),
    links: [
      { to: screenPath('guides', locale), label: m.pages_guides() },
      { to: screenPath('videos', locale), label: m.videos_title() },
      { to: screenPath('ketoGuide', locale), label: m.site_footer_keto() },
      { to: screenPath('moderateGuide', locale), label: m.site_footer_moderate() },
      { to: screenPath('liberalGuide', locale), label: m.site_footer_liberal() },
      { to: screenPath('satiety', locale), label: m.site_footer_satiety() },
      { to: screenPath('highProtein', locale), label: m.site_footer_high_protein() },
      { to: screenPath('doctors', locale), label: m.doctors_short() },
      ...(hasCommunity ? [community] : []),
    ],
  };
}

function accountColumn({ locale, isMember, hasTrial, campaign }: ColumnsProps) {
  const begin = hasTrial ? m.site_try_free : m.members_become;
  const becomeMember = screenPath('becomeMember', locale, { step: 'plan' });
  const links = isMember
    ? [
        { to: screenPath('myMealPlanner', locale), label: m.site_nav_my_week() },
        { to: screenPath('shoppingList', locale), label: m.site_nav_shopping_list() },
        { to: screenPath('userSettings', locale), label: m.site_account() },
      ]
    : [
        { to: withCampaign({ path: becomeMember, search: campaign }), label: begin() },
        { to: screenPath('login', locale), label: m.site_log_in() },
      ];
  const app = { to: screenPath('downloadApp', locale), label: m.site_footer_app() };
  return { title: m.site_footer_account(), links: [...links, app] };
}

function legalColumn({ locale, brand, isConsentAsked }: ColumnsProps) {
  const terms = screenPath('terms', locale);
  return {
    title: brand.name,
    links: [
      { to: screenPath('about', locale), label: m.site_footer_about() },
      { to: screenPath('experts', locale), label: m.site_footer_experts() },
      { to: screenPath('team', locale), label: m.site_footer_team() },
      { to: screenPath('careers', locale), label: m.site_footer_careers() },
      { to: screenPath('questions', locale), label: m.site_footer_questions() },
      { to: screenPath('contact', locale), label: m.site_footer_contact() },
      { to: terms, label: m.legal_terms() },
      { to: `${terms}#privacy-policy`, label: m.legal_privacy() },
      { to: screenPath('proAbout', locale), label: m.site_footer_clinics() },
      ...(isConsentAsked ? [{ to: `#${consentAnchor}`, label: m.site_measure_choice() }] : []),
    ],
  };
}

/** A full page load: the document's language changes with it. */
function LanguageLinks({ locale, alternates }: Pick<FooterProps, 'locale' | 'alternates'>) {
  return (
    <nav aria-label={m.site_languages()}>
      <ul className="flex flex-wrap gap-x-5">
        {localeCodes
          .filter((code) => locales[code].isIndexed)
          .map((code) => (
            <li key={code}>
              <a
                href={alternates?.[code] ?? homeIn(code)}
                lang={locales[code].languageTag}
                aria-current={code === locale ? 'true' : undefined}
                className="inline-flex min-h-target items-center hover:underline aria-[current]:font-bold"
              >
                {locales[code].nativeName}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
