import { expect, test } from 'vitest';
import { statusText } from './status-text.ts';
import { sampleStatus } from './testing/sample-status.ts';

test('who asks for help sends what runs and what does not', () => {
  const text = statusText(sampleStatus, 'en');
  for (const part of [
    '[ok] Web: half within 74 ms',
    '[!] Mail: 214',
    '1.4.0',
    '26.1.0',
    'send-mail: Failed',
    '4 × Picture took too long',
  ]) {
    expect(text).toContain(part);
  }
});

test.each(['en', 'es', 'sv'] as const)('nothing of members is in it (%s)', (locale) => {
  expect(statusText(sampleStatus, locale).replaceAll(/[^\d]/g, '')).not.toContain('9000');
  expect(statusText(sampleStatus, locale).replaceAll(/[^\d]/g, '')).not.toContain('9001');
});
