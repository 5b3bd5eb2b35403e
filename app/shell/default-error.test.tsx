import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../i18n/paraglide/messages.js';
import { DefaultError } from './default-error.tsx';

test('what is said where nothing better is known leads to support', () => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: DefaultError }]);
  const loaderData = { root: { brand: { contactEmail: 'support@yolk.example' } } };
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData }} />);
  expect(html).toContain('<a href="mailto:support@yolk.example"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(m.error_default({}, { locale: 'en' }));
});

test.each(['en', 'es', 'sv'] as const)(
  'the sentence names support in %s, so that it can be a link',
  (locale) => {
    expect(m.error_default({}, { locale })).toContain(m.site_support({}, { locale }));
  },
);
