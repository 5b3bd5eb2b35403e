import * as m from '../../../i18n/paraglide/messages.js';
import { execute } from '../../graphql/api.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import { GuideCard } from '../pages/guide-card.tsx';
import type { Route } from './+types/podcast.ts';
import { MoreFrame } from './more-frame.tsx';
import { NewMemberPodcastDocument } from './operations.gen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { podcastUrl, guides } = await execute(context, NewMemberPodcastDocument);
  const first = guides.collections.filter(({ key }) => key !== 'FIGURES');
  return { podcastUrl, guides: first.flatMap((collection) => collection.guides) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.new_members_podcast(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** An operator without a podcast shows guides that take as long to read. */
export default function Podcast({ loaderData: { podcastUrl, guides } }: Route.ComponentProps) {
  return (
    <MoreFrame
      title={m.new_members_podcast()}
      lead={podcastUrl === null ? m.new_members_podcast_none() : m.new_members_podcast_lead()}
      actions={
        podcastUrl !== null && (
          <ButtonLink to={podcastUrl} variant="primary" size="lg">
            {m.new_members_podcast_go()}
          </ButtonLink>
        )
      }
    >
      <Section title={m.new_members_podcast_read()} space="tight">
        <CardGrid columns={3}>
          {guides.map((guide) => (
            <GuideCard key={guide.key} guide={guide} />
          ))}
        </CardGrid>
      </Section>
    </MoreFrame>
  );
}
