import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SegmentedLinks } from './segmented.tsx';

function links(lang: string | undefined): string {
  const items = [{ to: '/es/usuario/ajustes', label: 'Español', isCurrent: false }];
  return renderToStaticMarkup(
    <MemoryRouter>
      <SegmentedLinks
        label="Language"
        items={items.map((item) => ({ ...item, ...(lang && { lang }) }))}
      />
    </MemoryRouter>,
  );
}

test('the router learns of the pages behind links, not of those in another language', () => {
  expect(links(undefined)).toContain('data-discover');
  expect(links('es-419')).not.toContain('data-discover');
});
