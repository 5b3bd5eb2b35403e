import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PlanDayRow } from './plan-day-row.tsx';
import { RecipeCard } from './recipe-card.tsx';

const picture = { src: '/dish/soup.svg', darkSrc: '/dish/soup-dark.svg' };

test('a recipe card is one link, and its heart is a button outside of it', () => {
  const markup = markupOf(
    <MemoryRouter>
      <RecipeCard
        to="/recipes/soup"
        title="Soup"
        picture={picture}
        netCarbs={{ value: '5 g', label: 'net carbs' }}
        time="20 min"
        lockLabel="Members only"
        heart={<button type="button">Save</button>}
      />
    </MemoryRouter>,
  );
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(/<a .*?<\/a>/.exec(markup)?.[0]).not.toContain('<button');
  expect(markup).toContain('Members only');
  expect(markup).toMatch(/<img[^>]*width="400" height="300" loading="lazy"/);
  expect(markup).toContain('media="(prefers-color-scheme: dark)" srcSet="/dish/soup-dark.svg"');
});

test('a day shows today, its meals, and where a meal can be added', () => {
  const markup = markupOf(
    <MemoryRouter>
      <PlanDayRow
        title="Tuesday"
        detail="Today"
        isToday
        meals={[
          { slot: 'Lunch', title: 'Soup', to: '/recipes/soup', picture },
          { slot: 'Dinner', emptyLabel: 'Add a meal', addTo: '/add' },
        ]}
        facts={[{ value: '18 g', label: 'net carbs' }]}
        macros={{ label: 'Energy: 4 % carbs', shares: [{ kind: 'carbs', percent: 4 }] }}
      />
    </MemoryRouter>,
  );
  expect(markup).toContain('aria-current="date"');
  expect(markup).toContain('href="/recipes/soup"');
  expect(markup).toContain('href="/add"');
  expect(markup).toContain('role="img" aria-label="Energy: 4 % carbs"');
});
