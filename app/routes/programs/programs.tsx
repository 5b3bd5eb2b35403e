import * as m from '../../../i18n/paraglide/messages.js';
import { execute } from '../../graphql/api.ts';
import { ProgramsDocument } from './operations.gen.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import { Timeline } from '../../ui/data/timeline.tsx';
import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { ChatTeardropTextIcon } from '@phosphor-icons/react/dist/ssr/ChatTeardropText';
import { pageHead } from '../../shell/page-head.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/programs.ts';
import { ProgramCard } from './program-card.tsx';

export const headers = sharedPageHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const timeZone = timeZoneOf(request);
  const { programs } = await execute(context, ProgramsDocument, { timeZone });
  return { programs };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.programs_title(), description: m.programs_lead(), matches }),
];

export default function Programs({ loaderData: { programs } }: Route.ComponentProps) {
  useTimeZone();
  return (
    <Page className="pb-16">
      <PageHeader title={m.programs_title()} lead={m.programs_lead()} />
      <CardGrid columns={3}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </CardGrid>
      <Section title={m.programs_how_title()}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start">
          <Timeline
            points={[
              { title: m.programs_how_day(), text: m.programs_how_day_text() },
              {
                title: m.programs_how_tasks(),
                text: m.programs_how_tasks_text(),
                icon: ListChecksIcon,
              },
              {
                title: m.programs_how_lessons(),
                text: m.programs_how_lessons_text(),
                icon: BookOpenTextIcon,
              },
              {
                title: m.programs_how_check_in(),
                text: m.programs_how_check_in_text(),
                icon: ChatTeardropTextIcon,
              },
            ]}
          />
          <Alert tone="medical" title={m.programs_doctor_title()}>
            {m.programs_doctor_text()}
          </Alert>
        </div>
      </Section>
    </Page>
  );
}
