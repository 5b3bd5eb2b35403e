import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { TintCard } from '../../ui/cards/tint-card.tsx';
import { CardGrid, Section } from '../../ui/layout/section.tsx';
import type { Route } from './+types/together.ts';
import { MoreFrame } from './more-frame.tsx';
import { NewMemberCommunityDocument } from './operations.gen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { community } = await execute(context, NewMemberCommunityDocument);
  return { hasCommunity: community !== null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.new_members_together(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** Nobody has to eat this way alone: what there is for several people. */
export default function Together({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const ways = [
    {
      to: screenPath('shoppingList', locale),
      title: m.new_members_together_list(),
      detail: m.new_members_together_list_text(),
      tint: 'butter',
      recipeId: 'garlic-shrimp-and-broccoli-stir-fry',
    },
    {
      to: screenPath('foodPreferences', locale),
      title: m.new_members_together_table(),
      detail: m.new_members_together_table_text(),
      tint: 'sage',
      recipeId: 'greek-village-salad-with-grilled-chicken',
    },
    {
      ...(loaderData.hasCommunity
        ? {
            to: screenPath('community', locale),
            title: m.new_members_together_community(),
            detail: m.new_members_together_community_text(),
          }
        : {
            to: screenPath('contact', locale),
            title: m.new_members_together_ask(),
            detail: m.new_members_together_ask_text(),
          }),
      tint: 'blush',
      recipeId: 'skyr-with-lingonberries-and-hazelnuts',
    },
  ] as const;
  return (
    <MoreFrame title={m.new_members_together()} lead={m.new_members_together_lead()}>
      <Section title={m.new_members_together_ways()} space="tight">
        <CardGrid columns={3}>
          {ways.map(({ to, title, detail, tint, recipeId }) => (
            <TintCard
              key={to}
              to={to}
              title={title}
              detail={<p className="max-w-[20ch]">{detail}</p>}
              tint={tint}
              picture={
                <img
                  src={`/plate/${recipeId}.svg`}
                  alt=""
                  width={208}
                  height={208}
                  loading="lazy"
                />
              }
            />
          ))}
        </CardGrid>
      </Section>
    </MoreFrame>
  );
}
