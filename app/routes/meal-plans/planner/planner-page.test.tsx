import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ToastProvider } from '../../../ui/feedback/toast.tsx';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { readPlannerAddress } from './planner-address.ts';
import { PlannerPage } from './planner-page.tsx';

function written(answer: PlanAnswer | null): string {
  const page = (
    <ToastProvider>
      <PlannerPage
        mealPlans={[]}
        counts={{ all: 0, personalized: 0, custom: 0, shared: 0 }}
        nextAfterId={null}
        calendar={[]}
        address={readPlannerAddress(new URLSearchParams('dialog=new'))}
        requestKey="key"
        todayGuess="2026-03-02"
        answer={answer}
      />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return markupOf(<RouterProvider router={router} />);
}

const failed: PlanAnswer = {
  intent: 'generate',
  outcome: 'failed',
  problems: [],
  sent: [['request_key', 'key']],
  result: null,
};

/** What comes before the dialogs. */
const pageOf = (markup: string) => markup.replace(/<dialog.*/s, '');
const picturesOf = (markup: string) => elementsOf(pageOf(markup), 'img').map(({ src }) => src);

test('without a plan there are three plates, and one press plans a week', () => {
  const markup = written(null);
  expect(picturesOf(markup)).toEqual([expect.stringContaining('three-plates')]);
  expect(pageOf(markup)).toMatch(/name="intent" value="generate".*>Plan my week</s);
});

test('a week that was not made is told with a pan, beside the press that tries again', () => {
  const markup = written(failed);
  expect(picturesOf(markup)).toEqual([expect.stringContaining('empty-pan')]);
  const [alert = ''] = /role="alert".*/s.exec(pageOf(markup)) ?? [];
  expect(alert).toContain('we could not create your meal plan');
  expect(alert).toMatch(/name="intent" value="generate".*>Try again</s);
  expect(elementsOf(markup, 'dialog').filter(({ open }) => open !== undefined)).toEqual([]);
});

test('a member without answers is led to the quiz', () => {
  const problem = { path: [], code: 'meal-plan.profile-missing', message: 'Answer the quiz' };
  const markup = pageOf(written({ ...failed, outcome: 'refused', problems: [problem] }));
  expect(markup).toContain('Answer the quiz');
  expect(markup).toContain('href="/onboarding"');
});
