import { useRouteLoaderData } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { RootQuery } from '../operations.gen.ts';
import { TabLinks } from '../ui/navigation/tabs.tsx';
import { useLocale } from './locale.ts';

/** Above each of the places to learn at: where the others are. */
export function LearnTabs() {
  const locale = useLocale();
  const root = useRouteLoaderData<Pick<RootQuery, 'community'>>('root');
  const community = { to: screenPath('community', locale), label: m.community_title() };
  return (
    <div className="pt-2">
      <TabLinks
        label={m.site_nav_learn()}
        items={[
          { to: screenPath('guides', locale), label: m.pages_guides() },
          { to: screenPath('videos', locale), label: m.videos_title() },
          { to: screenPath('doctors', locale), label: m.doctors_short() },
          ...(root?.community ? [community] : []),
        ]}
      />
    </div>
  );
}
