import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import { execute } from '../../graphql/api.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { Route } from './+types/program-certificate.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import {
  certificateNameOf,
  certificateNames,
  nameOn,
  type CertificateName,
} from './certificate-name.ts';
import { ProgramCertificateDocument } from './operations.gen.ts';
import { noSuchProgram, addressesOfProgram } from './program-address.ts';
import { Link } from '../../ui/navigation/link.ts';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const slug = params.slug ?? '';
  const asked = { slug, timeZone: timeZoneOf(request) };
  const { program, me } = await execute(context, ProgramCertificateDocument, asked);
  if (program === null) throw noSuchProgram();
  const alternates = addressesOfProgram({
    request,
    asked: params.slug,
    program,
    pathOf: (locale, each) => screenPath('programCertificate', locale, { slug: each }),
  });
  if (me === null) throw redirectToLogin(request);
  const { certificate } = program;
  if (certificate === null) throw redirect(screenPath('program', requestLocale(request), { slug }));
  const choice = certificateNameOf(url.searchParams);
  return {
    program,
    certificate,
    choice,
    name: nameOn({ choice, ...me }),
    alternates,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = m.programs_certificate_of({ title: loaderData?.program.title ?? '' });
  return [...pageHead({ title: title, matches }), { name: 'robots', content: 'noindex' }];
};

export default function ProgramCertificate({ loaderData }: Route.ComponentProps) {
  const { program, certificate, name, choice } = loaderData;
  const locale = useLocale();
  const { slug, title } = program;
  useTimeZone();
  return (
    <Page className="pb-16">
      <header className="grid gap-4 pt-7 pb-6" data-noprint>
        <p className="font-semibold">
          <Link to={screenPath('program', locale, { slug })} className="link">
            {title}
          </Link>
        </p>
        <h1 className="text-h1">{m.programs_certificate()}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            className="noscript:hidden"
            icon={PrinterIcon}
            onClick={() => window.print()}
          >
            {m.programs_certificate_print()}
          </Button>
          <NameChoice slug={slug} choice={choice} />
        </div>
      </header>
      <CertificateSheet program={program} certificate={certificate} name={name} />
    </Page>
  );
}

const choiceWords: Record<CertificateName, () => string> = {
  full: m.programs_certificate_name_full,
  first: m.programs_certificate_name_first,
  none: m.programs_certificate_name_none,
};

/** Links, so that it also works without scripts. */
function NameChoice({ slug, choice }: { slug: string; choice: CertificateName }) {
  const locale = useLocale();
  return (
    <nav aria-label={m.programs_certificate_name()} className="flex flex-wrap gap-2">
      {certificateNames.map((each) => (
        <ButtonLink
          key={each}
          size="sm"
          variant={each === choice ? 'ink' : 'secondary'}
          aria-current={each === choice ? 'true' : undefined}
          to={screenPath('programCertificate', locale, { slug }, { query: { name: each } })}
          replace
          preventScrollReset
        >
          {choiceWords[each]()}
        </ButtonLink>
      ))}
    </nav>
  );
}
