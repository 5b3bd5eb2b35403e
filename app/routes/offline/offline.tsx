import * as m from '../../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { pageHead } from '../../shell/page-head.ts';
import type { Route } from './+types/offline.ts';
import { OfflinePage } from './offline-page.tsx';

export const handle = { layout: 'task', isForStrangers: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.offline_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function Offline() {
  return <OfflinePage />;
}
