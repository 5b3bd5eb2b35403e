import { doctorLimits } from '../../../domain/doctors/doctor-limits.rules.ts';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { DoctorRowFragment } from '../../doctors/operations.gen.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/all-doctors.ts';
import { DoctorList } from './doctor-list.tsx';
import { AllDoctorsDocument } from './operations.gen.ts';
import { pageNumberOf } from '../../shell/page-number.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageNumberOf(url.searchParams, doctorLimits.pages);
  const input = { order: 'COUNTRY', first: doctorLimits.first, page } as const;
  const { doctors } = await execute(context, AllDoctorsDocument, { input });
  return { page, found: doctors, alternates: alternatesOf(page) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.doctors_all_title(), description: m.doctors_description(), matches }),
];

export default function AllDoctors({ loaderData: { page, found } }: Route.ComponentProps) {
  const locale = useLocale();
  const byCountry = Map.groupBy(found.doctors, ({ entry }) => entry.country.name);
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <PageHeader
        title={m.doctors_all_title()}
        lead={m.doctors_count({ count: found.totalCount })}
        actions={<ButtonLink to={screenPath('doctors', locale)}>{m.doctors_search()}</ButtonLink>}
      />
      {found.doctors.length === 0 && (
        <EmptyState
          scene="searching"
          title={m.doctors_empty_title()}
          text={m.doctors_empty_text()}
          action={
            <ButtonLink to={screenPath('doctorApply', locale)}>{m.doctors_apply()}</ButtonLink>
          }
        />
      )}
      {[...byCountry].map(([country, doctors]) => (
        <Country key={country} country={country} doctors={doctors} />
      ))}
      <PageLinks
        page={page}
        pageCount={found.pageCount}
        pathOf={(each) => allDoctorsPath(locale, each)}
      />
    </Page>
  );
}

function Country(props: { country: string; doctors: readonly DoctorRowFragment[] }) {
  const { country, doctors } = props;
  return (
    <Section title={country} space="tight">
      <DoctorList doctors={doctors} headingLevel={3} />
    </Section>
  );
}

function allDoctorsPath(locale: Locale, page: number): string {
  const query = page > 1 ? { page: String(page) } : {};
  return screenPath('allDoctors', locale, undefined, { query });
}

function alternatesOf(page: number): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, allDoctorsPath(locale, page)]),
  ) as Record<Locale, string>;
}
