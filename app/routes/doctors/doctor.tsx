import { data } from 'react-router';
import { localeCodes, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { placeText, specialtiesText } from '../../doctors/doctor-words.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { execute } from '../../graphql/api.ts';
import { pageAddress } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Page } from '../../ui/layout/page.tsx';
import type { Route } from './+types/doctor.ts';
import { DoctorFactsCard } from './doctor-facts-card.tsx';
import { DoctorHead } from './doctor-head.tsx';
import { structuredDoctor } from './doctor-structured-data.ts';
import { DoctorText } from './doctor-text.tsx';
import { reportForms } from './doctors-forms.ts';
import { DoctorDocument, ReportDoctorDocument } from './operations.gen.ts';
import { ReportDoctor } from './report-doctor.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { doctor } = await execute(context, DoctorDocument, { slug: params.slug });
  if (doctor === null) throw data({ code: 'doctor.not-found', message: '' }, { status: 404 });
  const { pathname, origin } = pageAddress(request);
  const url = `${origin}${pathname}`;
  return { doctor, url, alternates: alternatesOf(doctor.slug) };
}

const answerReport = answerForms(reportForms, {
  report: async (fields, { context, url }) => {
    const slug = url.pathname.split('/').at(-1) ?? '';
    const report = { slug: decodeURIComponent(slug), ...fields };
    return (await execute(context, ReportDoctorDocument, report)).reportDoctor;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerReport(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { doctor, url } = loaderData;
  const { entry, isSample } = doctor;
  const description = `${specialtiesText(entry)}. ${placeText(entry)}.`;
  return [
    ...pageHead({ title: entry.name, description, matches }),
    // Nobody real: search engines are told nothing of a sample.
    ...(isSample
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ 'script:ld+json': structuredDoctor({ doctor, url }) }]),
  ];
};

export default function Doctor({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor } = loaderData;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <DoctorHead doctor={doctor} />
      <div className="grid items-start gap-gutter pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DoctorText doctor={doctor} />
        <div className="grid gap-gutter">
          <DoctorFactsCard doctor={doctor} />
          <ReportDoctor answer={actionData ?? null} />
        </div>
      </div>
    </Page>
  );
}

function alternatesOf(slug: string): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, screenPath('doctor', locale, { slug })]),
  ) as Record<Locale, string>;
}
