import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProgressSteps } from './progress-steps.tsx';
import { StepTrail } from './step-trail.tsx';
import { TabLinks } from './tabs.tsx';

test('tabs in the path find the current one themselves', () => {
  const markup = markupOf(
    <MemoryRouter initialEntries={['/plan/ingredients']}>
      <TabLinks
        label="Views"
        items={[
          { to: '/plan', label: 'Recipes' },
          { to: '/plan/ingredients', label: 'Ingredients' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="page"[^>]*>Ingredients/);
});

test('tabs in the query are told which one is current', () => {
  const markup = markupOf(
    <MemoryRouter initialEntries={['/search?tab=b']}>
      <TabLinks
        label="Views"
        items={[
          { to: '?tab=a', label: 'A', isCurrent: false },
          { to: '?tab=b', label: 'B', isCurrent: true },
        ]}
      />
    </MemoryRouter>,
  );
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-current="page"[^>]*>B/);
});

test('progress is a progress bar with the stage as its name', () => {
  const markup = markupOf(<ProgressSteps label="Stage 2 of 3" stages={[1, 0.5, 0]} />);
  expect(markup).toMatch(/<progress[^>]*aria-label="Stage 2 of 3" max="3" value="1.5"/);
});

test('only steps already taken lead back', () => {
  const markup = markupOf(
    <MemoryRouter>
      <StepTrail
        label="Progress"
        currentIndex={1}
        steps={[
          { label: 'Plan', to: '/plan' },
          { label: 'Account', to: '/account' },
          { label: 'Payment', to: '/payment' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toContain('aria-current="step"');
});
