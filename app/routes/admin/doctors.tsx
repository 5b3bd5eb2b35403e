import { redirect } from 'react-router';
import { doctorLimits } from '../../../domain/doctors/doctor-limits.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { PageLinks } from '../../shell/page-links.tsx';
import { pageTitle } from '../../shell/page-title.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/doctors.ts';
import { AdminFrame } from './admin-frame.tsx';
import { doctorForms } from './admin-forms.ts';
import { loadForAdministrators } from './load-for-administrators.ts';
import { ListedDoctors } from './listed-doctors.tsx';
import {
  DeclineDoctorEntryDocument,
  DoctorQueueDocument,
  ListDoctorEntryDocument,
  RemoveDoctorEntryDocument,
} from './operations.gen.ts';
import { KeptFocus } from './recipes/draft/kept-focus.tsx';
import { WaitingDoctor } from './waiting-doctor.tsx';
import { pageNumberOf } from '../../shell/page-number.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_doctors(), matches) },
  { name: 'robots', content: 'noindex' },
];

/** An odd page is the first. */
function askedOf({ searchParams }: URL) {
  const text = (searchParams.get('q') ?? '').slice(0, doctorLimits.textLength);
  return {
    text,
    page: pageNumberOf(searchParams, doctorLimits.pages),
  };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = askedOf(url);
  const document = DoctorQueueDocument;
  const variables = { input: { ...asked, first: doctorLimits.first } };
  const answer = await loadForAdministrators({ context, request, document, variables });
  return { asked, queue: answer?.doctorQueue ?? null, listed: answer?.doctors ?? null };
}

const answerDoctors = answerForms(doctorForms, {
  list: async (input, { context }) =>
    (await execute(context, ListDoctorEntryDocument, { input: readOf(input) })).listDoctorEntry,
  decline: async ({ note, ...input }, { context }) =>
    (await execute(context, DeclineDoctorEntryDocument, { input: readOf(input), note }))
      .declineDoctorEntry,
  remove: async ({ id }, { context }) =>
    (await execute(context, RemoveDoctorEntryDocument, { id })).removeDoctorEntry,
});

function readOf({ id, revision }: { id: string; revision: number }) {
  return { id, revision };
}

export async function action(args: Route.ActionArgs) {
  const answer = await answerDoctors(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(screenPath('adminDoctors', requestLocale(args.request)));
}

export default function Doctors({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, queue, listed } = loaderData;
  const locale = useLocale();
  const { waiting = [], waitingCount = 0 } = queue ?? {};
  return (
    <AdminFrame title={m.admin_doctors()} lead={m.admin_doctors_lead()} isLocked={queue === null}>
      <KeptFocus goesOn="at-heading">
        <h2 className="pb-4 text-h2 lining-nums">
          {m.admin_doctors_waiting({ count: waitingCount })}
        </h2>
        {waiting.length === 0 ? (
          <Card>
            <EmptyState scene="ledger" headingLevel={3} title={m.admin_doctors_none_waiting()} />
          </Card>
        ) : (
          <ul className="grid gap-gutter">
            {waiting.map((sent) => (
              <WaitingDoctor
                key={`${sent.id} ${sent.revision}`}
                sent={sent}
                answer={actionData ?? null}
              />
            ))}
          </ul>
        )}
        <Section title={m.admin_doctors_listed({ count: listed?.totalCount ?? 0 })}>
          <form action={screenPath('adminDoctors', locale)} className="flex max-w-form pb-4">
            <SearchField
              key={asked.text}
              name="q"
              defaultValue={asked.text}
              maxLength={doctorLimits.textLength}
              label={m.doctors_search_text()}
              placeholder={m.doctors_search_text()}
            />
          </form>
          <ListedDoctors doctors={listed?.doctors ?? []} answer={answerTo(actionData, 'remove')} />
          <PageLinks
            page={asked.page}
            pageCount={listed?.pageCount ?? 1}
            pathOf={(page) =>
              screenPath('adminDoctors', locale, undefined, {
                query: { q: asked.text || undefined, page: String(page) },
              })
            }
          />
        </Section>
      </KeptFocus>
    </AdminFrame>
  );
}
