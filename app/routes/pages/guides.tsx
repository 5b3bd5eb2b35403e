import * as m from '../../../i18n/paraglide/messages.js';
import { execute } from '../../graphql/api.ts';
import { feedLinkOf } from '../../shell/feed-link.ts';
import { LearnTabs } from '../../shell/learn-tabs.tsx';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageHead } from '../../shell/page-head.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/guides.ts';
import { GuideCard } from './guide-card.tsx';
import { GuidesDocument, type GuidesQuery } from './operations.gen.ts';

/** A visitor only reads here; members go on to what they have not read yet. */
export const handle = {
  layout: 'full',
  isDocument: (data) => (data as LoadedGuides | undefined)?.isSignedIn === false,
} satisfies PageHandle;

export const headers = sharedPageHeaders;

type LoadedGuides = Awaited<ReturnType<typeof loader>>;

export async function loader({ context }: Route.LoaderArgs) {
  const { guides, me } = await execute(context, GuidesDocument);
  return { guides, isSignedIn: me !== null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pages_guides(), description: m.pages_guides_lead(), matches }),
  feedLinkOf(matches),
];

type Collection = GuidesQuery['guides']['collections'][number];

export default function Guides({ loaderData: { guides, isSignedIn } }: Route.ComponentProps) {
  const { next, readCount, totalCount, collections } = guides;
  return (
    <Page className="pb-[calc(var(--spacing-section)/2)]">
      <LearnTabs />
      <PageHeader
        title={m.pages_guides()}
        lead={
          isSignedIn
            ? `${m.pages_guides_lead()} ${m.pages_guides_progress({ read: readCount, count: totalCount })}.`
            : m.pages_guides_lead()
        }
        actions={
          isSignedIn &&
          next && (
            <ButtonLink variant="primary" to={next.path}>
              {m.pages_guides_go_on({ title: next.title })}
            </ButtonLink>
          )
        }
      />
      {collections.map((collection, index) => (
        <GuideShelf key={collection.key} collection={collection} isFirst={index === 0} />
      ))}
    </Page>
  );
}

/** As many as a phone shows without scrolling. */
const firstCards = 2;

interface GuideShelfProps {
  collection: Collection;
  isFirst: boolean;
}

function GuideShelf({ collection, isFirst }: GuideShelfProps) {
  return (
    <Section title={collection.title} space="tight">
      <CardGrid columns={3}>
        {collection.guides.map((guide, index) => (
          <GuideCard key={guide.key} guide={guide} isFirst={isFirst && index < firstCards} />
        ))}
      </CardGrid>
    </Section>
  );
}
