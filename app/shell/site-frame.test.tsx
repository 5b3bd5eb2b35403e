import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { writePartsWith } from '../loading/kept-part.tsx';
import { writeKeptPart } from '../loading/kept-parts.server.tsx';
import { elementsOf } from '../ui/testing/read-markup.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteTabBar } from './site-tab-bar.tsx';

beforeAll(() => writePartsWith(writeKeptPart));

const brand = { name: 'Yolk', wordmarkUrl: null, color: null, contactEmail: 'hello@example.com' };
const me = { userId: 'ada', firstName: 'Ada', lastName: 'Berg' };
const root = { brand, me, analytics: null, community: null, offers: { trialDays: 7 } };
const frame = {
  header: <SiteHeader locale="en" brand={brand} me={me} shoppingListCount={3} />,
  'tab bar': <SiteTabBar locale="en" />,
  footer: <SiteFooter locale="en" root={root} alternates={null} />,
};

const written = (part: React.ReactElement, address: string) =>
  renderToString(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>);

const keptIn = (html: string) => /<kept-part>(.*)<\/kept-part>/s.exec(html)?.[1];

test.each(Object.entries(frame))('places of the %s are kept for all pages', (_name, part) => {
  const kept = keptIn(written(part, '/recipes/stew'));
  expect(kept).toContain(screenPath('recipes', 'en'));
  expect(keptIn(written(part, '/recipes/omelette'))).toBe(kept);
});

test.each([
  ['/recipes/stew', screenPath('recipes', 'en')],
  ['/meal-plan/mine', screenPath('myMealPlanner', 'en')],
  ['/videos', screenPath('guides', 'en')],
  ['/settings', undefined],
])('the header at %s says where one is', (address, here) => {
  const links = elementsOf(written(frame.header, address), 'a');
  const current = links.filter((link) => link['aria-current'] === 'page');
  expect(current.map(({ href }) => href)).toEqual(here === undefined ? [] : [here]);
});

test('what brought a visitor goes along in the footer, and is not kept', () => {
  const visitors = <SiteFooter locale="en" root={{ ...root, me: null }} alternates={null} />;
  const html = written(visitors, '/guides?source=mail&page=2');
  expect(html).toContain(`${screenPath('onboarding', 'en', {})}?source=mail"`);
  expect(keptIn(html)).toBeUndefined();
});
