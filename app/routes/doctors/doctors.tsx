import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { LearnTabs } from '../../shell/learn-tabs.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/doctors.ts';
import { ChosenDoctorFilters } from './chosen-doctor-filters.tsx';
import { DoctorList } from './doctor-list.tsx';
import { DoctorSearch } from './doctor-search.tsx';
import { DoctorsAside } from './doctors-aside.tsx';
import { doctorsPath, readDoctorsAddress, type DoctorsAddress } from './doctors-address.ts';
import { DoctorsDocument } from './operations.gen.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const address = readDoctorsAddress(url.searchParams);
  const { text, country, language, isTelehealth, page } = address;
  const input = { text, country: country || null, language: language || null, isTelehealth, page };
  const { doctors, doctorChoices } = await execute(context, DoctorsDocument, { input });
  return { address, found: doctors, choices: doctorChoices, alternates: alternatesOf(address) };
}

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageHead({ title: m.doctors_title(), description: m.doctors_description(), matches }),
  // Every search is a page of its own; one of them is enough in an index.
  ...(location.search === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
];

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { address, found, choices } = loaderData;
  const locale = useLocale();
  const pathOf = (page: number) => doctorsPath({ ...address, locale, page });
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <LearnTabs />
      <PageHeader title={m.doctors_title()} lead={m.doctors_lead()} />
      <DoctorSearch address={address} choices={choices} />
      <div className="grid items-start gap-gutter pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={m.doctors_found()}>
          <div className="flex min-h-target flex-wrap items-center justify-between gap-3 pb-3">
            <output className="font-semibold">
              {m.doctors_count({ count: found.totalCount })}
            </output>
            <ChosenDoctorFilters address={address} choices={choices} />
          </div>
          {found.doctors.length === 0 ? (
            <NobodyFound address={address} />
          ) : (
            <>
              <DoctorList doctors={found.doctors} headingLevel={2} />
              <p className="mt-4 text-sm text-ink-2">
                {m.doctors_order()}{' '}
                <a href={screenPath('allDoctors', locale)} className="link">
                  {m.doctors_see_all()}
                </a>
              </p>
            </>
          )}
          <PageLinks page={address.page} pageCount={found.pageCount} pathOf={pathOf} />
        </section>
        <DoctorsAside />
      </div>
    </Page>
  );
}

/** Nobody fits, or nobody is listed yet. */
function NobodyFound({ address }: { address: DoctorsAddress }) {
  const locale = useLocale();
  const { text, country, language, isTelehealth, page } = address;
  const isSearch = [text, country, language].some((asked) => asked !== '') || isTelehealth;
  if (isSearch || page > 1) {
    return (
      <EmptyState
        scene="searching"
        title={m.doctors_none_title()}
        text={m.doctors_none_text()}
        action={
          <ButtonLink to={screenPath('doctors', locale)}>{m.doctors_none_action()}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      scene="searching"
      title={m.doctors_empty_title()}
      text={m.doctors_empty_text()}
      action={<ButtonLink to={screenPath('doctorApply', locale)}>{m.doctors_apply()}</ButtonLink>}
    />
  );
}

/** The same search in every language. */
function alternatesOf(address: DoctorsAddress): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, doctorsPath({ ...address, locale })]),
  ) as Record<Locale, string>;
}
