import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { ProgramsDocument } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CardGrid } from '../../ui/layout/section.tsx';
import { pageHead } from '../../shell/page-head.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/new-member-program.ts';
import { ProgramCard } from './program-card.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const timeZone = timeZoneOf(request);
  const { programs, me } = await execute(context, ProgramsDocument, { timeZone });
  return { programs, isSignedIn: me !== null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.programs_welcome_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** For who has just joined: which program suits, or none of them. */
export default function NewMemberProgram({ loaderData }: Route.ComponentProps) {
  const { programs, isSignedIn } = loaderData;
  const locale = useLocale();
  useTimeZone();
  return (
    <Page className="pb-16">
      <PageHeader title={m.programs_welcome_title()} lead={m.programs_welcome_lead()} />
      <CardGrid columns={3}>
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </CardGrid>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
        <Alert tone="medical" title={m.programs_doctor_title()}>
          {m.programs_doctor_text()}
        </Alert>
        <div>
          <ButtonLink to={screenPath(isSignedIn ? 'memberHome' : 'home', locale)}>
            {m.programs_welcome_later()}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
