import { LinkIcon } from '@phosphor-icons/react/dist/ssr/Link';
import * as m from '../../../i18n/paraglide/messages.js';
import { redirect } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { requestLocale } from '../../shell/locale.ts';
import { execute } from '../../graphql/api.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageHead } from '../../shell/page-head.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Rail } from '../../ui/navigation/rail.tsx';
import type { Route } from './+types/terms.ts';
import { acceptForms } from './accept-forms.ts';
import { NewTerms } from './new-terms.tsx';
import { AcceptTermsDocument, TermsDocument, type TermsQuery } from './operations.gen.ts';

/** Who is asked to accept them keeps the page when the network is lost. */
export const handle = {
  layout: 'full',
  isDocument: (terms) => (terms as Terms | undefined)?.isToBeAccepted !== true,
} satisfies PageHandle;

export const headers = sharedPageHeaders;

type Terms = Awaited<ReturnType<typeof loader>>;

export async function loader({ context }: Route.LoaderArgs) {
  const { terms, hasTermsToAccept } = await execute(context, TermsDocument);
  return { ...terms, isToBeAccepted: hasTermsToAccept };
}

const answer = answerForms(acceptForms, {
  accept: async (input, { context, url }) => {
    const document = AcceptTermsDocument;
    const { acceptTerms } = await executeAsMember({ context, url, document, variables: { input } });
    return { problems: acceptTerms.problems };
  },
});

export async function action(args: Route.ActionArgs) {
  const answered = await answer(args);
  if (answered.outcome !== 'done') return refuse(answered);
  return redirect(screenPath('memberHome', requestLocale(args.request)));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({
    title: loaderData?.title ?? m.legal_terms(),
    description: loaderData?.short.join(' ') ?? '',
    matches,
  }),
];

const shortId = 'short';

/** What members agree to: in short, in plain words, and as it binds. */
export default function Terms({ loaderData: terms }: Route.ComponentProps) {
  const entries = [
    { id: shortId, title: m.legal_short() },
    ...terms.sections.map(({ id, title }) => ({ id, title })),
  ];
  return (
    <Page className="pb-16">
      <PageHeader title={terms.title} lead={m.legal_version({ version: terms.version })} />
      {!terms.namesOperator && <Alert title={m.legal_unnamed_title()}>{m.legal_unnamed()}</Alert>}
      {terms.isToBeAccepted && <NewTerms version={terms.version} />}
      <div className="mt-4 grid gap-8 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-14">
        <Rail label={m.legal_on_this_page()} entries={entries} />
        <div className="grid gap-12">
          <ShortVersion sentences={terms.short} />
          {terms.sections.map((section, index) => (
            <TermsSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function ShortVersion({ sentences }: { sentences: readonly string[] }) {
  return (
    <section
      id={shortId}
      className="scroll-mt-24 rounded-lg bg-leaf-soft p-[clamp(1.1rem,0.8rem+1vw,1.8rem)] text-leaf-ink"
    >
      <h2 className="text-h2">{m.legal_short()}</h2>
      <ol className="mt-3 grid gap-2.5">
        {sentences.map((sentence, index) => (
          <li key={sentence} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden className="font-display text-lg">
              {index + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TermsSection({
  section,
  number,
}: {
  section: TermsQuery['terms']['sections'][number];
  number: number;
}) {
  const { id, title, plain, paragraphs } = section;
  return (
    <section id={id} className="grid scroll-mt-24 gap-4" aria-labelledby={`${id}-title`}>
      <div className="flex items-center gap-2">
        <h2 id={`${id}-title`} className="text-h2">
          {number}. {title}
        </h2>
        <a
          href={`#${id}`}
          aria-label={m.legal_link_to({ title })}
          className="grid size-target place-items-center text-ink-2 hover:text-ink"
        >
          <LinkIcon size="1.25em" weight="bold" aria-hidden />
        </a>
      </div>
      {id === 'disclaimer' ? (
        <Alert tone="medical">{plain}</Alert>
      ) : (
        <p className="rounded-md bg-leaf-soft px-5 py-4 text-leaf-ink">
          <b className="block text-sm">{m.legal_plain_words()}</b>
          {plain}
        </p>
      )}
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          {number}.{index + 1} {paragraph}
        </p>
      ))}
    </section>
  );
}
