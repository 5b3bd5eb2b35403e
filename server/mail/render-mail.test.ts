import { expect, test } from 'vitest';
import type { NewMail, OutgoingMail } from '../../domain/mail/mail.ts';
import { readSettings } from '../settings/config.ts';
import { renderMail } from './render-mail.ts';

const hostile = `<b onclick="a('x')">&amp;</b>`;
const escaped = `&lt;b onclick=&quot;a('x')&quot;&gt;&amp;amp;&lt;/b&gt;`;
const settings = readSettings({});

function render(mail: NewMail, changed: { origin?: string; brand?: string } = {}) {
  const { origin = 'https://yolk.example', brand = settings.BRAND_NAME } = changed;
  const rest = { locale: 'en', attempts: 1, createdAt: new Date('2026-03-02T08:00:00Z') } as const;
  return renderMail({
    mail: { ...mail, ...rest, origin } as OutgoingMail,
    settings: { ...settings, BRAND_NAME: brand },
    authSecret: 'a secret that only the tests know, long enough',
  });
}

const recipient = 'a@example.com';
const thaw = (title: string): NewMail => ({
  id: '1',
  kind: 'thaw-tonight',
  recipient,
  values: { userId: 'u', firstName: 'Åsa', planSlug: 'w', dishes: [{ title, foods: ['Cod'] }] },
});
const day = (title: string, task: string): NewMail => ({
  id: '2',
  kind: 'program-day',
  recipient,
  values: { userId: 'u', firstName: 'Åsa', slug: 's', title, day: 3, tasks: [task] },
});
const reset = (ticketId: string): NewMail => ({
  id: '3',
  kind: 'reset-password',
  recipient,
  values: { ticketId, firstName: 'Åsa' },
});

test.each([
  ['a dish', () => render(thaw(hostile))],
  ['a title', () => render(day(hostile, 'Read.'))],
  ['a task', () => render(day('First', hostile))],
  ['a brand', () => render(reset('t'), { brand: hostile })],
])('%s cannot bring its own HTML, and the text has it as it was written', (_what, rendered) => {
  const { html, text, subject } = rendered();
  expect(html).not.toContain('<b ');
  expect(html).toContain(escaped);
  expect(`${subject}\n${text}`).toContain(hostile);
});

test('a brand is escaped wherever it stands: as title, heading, name and ending', () => {
  const { html, subject } = render(reset('t'), { brand: hostile });
  const plain = render(reset('t'), { brand: 'Hearth' });
  const mentions = plain.html.split('Hearth').length - 1;
  expect(mentions).toBeGreaterThan(1);
  expect(html.split(escaped).length - 1).toBe(mentions);
  expect(subject.includes(hostile)).toBe(plain.subject.includes('Hearth'));
});

test.each([
  ['a button', reset('t')],
  ['the way to end mails', thaw('Fish pie')],
])('an address cannot end the attribute it stands in: %s', (_where, mail) => {
  const { html } = render(mail, { origin: 'https://yolk.example/"onclick="a()' });
  expect(html).not.toContain('"onclick=');
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs.length).toBeGreaterThan(1);
  for (const href of hrefs) expect(href).toMatch(/^https:\/\/yolk\.example/);
});
