import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { formatExecutionErrors } from './errors.ts';

/** How loud a fault of an operation is written down; what is no error is not collected. */
function levelOf(operation: string): string[] {
  const levels: string[] = [];
  const log = { warn: () => levels.push('warn'), error: () => levels.push('error') };
  const error = new GraphQLError('broken', {
    path: [operation],
    originalError: new Error('broken'),
  });
  const context = { services: { log }, locale: 'en', requestId: '1' };
  const { statusCode } = formatExecutionErrors({ errors: [error] }, context);
  expect(statusCode).toBe(500);
  return levels;
}

test.each(['getMealPlanSettings', 'generateMealplan', 'getBrazeSDKAuthToken'])(
  'a fault of %s is answered and not reported',
  (operation) => {
    expect(levelOf(operation)).toEqual(['warn']);
  },
);

test('a fault of any other operation is an error', () => {
  expect(levelOf('mealPlan')).toEqual(['error']);
});
