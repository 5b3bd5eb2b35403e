import { expect, test } from 'vitest';
import type { InvitationPaper } from '../../domain/pro/joining/papers.ts';
import { createPaperMaker } from './create-paper-maker.ts';
import { runsOf } from './open-page.ts';
import { invitationSheet } from './paper-words.ts';
import type { Sheet } from './sheet.ts';

const paper: InvitationPaper = {
  locale: 'sv',
  groupTitle: 'Lindgård Klinik',
  isPaidByGroup: true,
  trialDays: 30,
  recipeCount: 1420,
  joinUrl: 'https://yolk.example/se/pro/join?invitation=abc',
  plainAddress: 'https://yolk.example/se/pro/join',
  code: 'K7M2-QX9T',
  expiresAt: new Date('2026-12-31T12:00:00Z'),
};

test('an invitation is a tagged A5 page in its language with a link and embedded fonts', async () => {
  const bytes = await createPaperMaker({ brand: 'Yolk' }).invitation(paper);
  const pdf = Buffer.from(bytes).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/MediaBox [0 0 419.53 595.28]');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/Lang (sv)');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain(`/URI (${paper.joinUrl})`);
  expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
});

test('it says who pays, in every language', () => {
  const leadOf = (changes: Partial<InvitationPaper>) =>
    invitationSheet({ paper: { ...paper, ...changes }, brand: 'Yolk' }).lead;
  expect(leadOf({})).toContain('Lindgård Klinik betalar för Yolk');
  expect(leadOf({ isPaidByGroup: false })).toContain('De första 30 dagarna är gratis');
  expect(leadOf({ locale: 'es' })).toContain('Tú no pagas nada');
  expect(leadOf({ locale: 'en' })).toContain('1,420 recipes');
});

test('the same invitation is drawn once, and one that failed is tried again', async () => {
  const drawn: Sheet[] = [];
  const maker = createPaperMaker({
    brand: 'Yolk',
    draw: async (sheet) => {
      drawn.push(sheet);
      if (drawn.length === 1) throw new Error('no thread');
      return new Uint8Array([drawn.length]);
    },
  });
  await expect(maker.invitation(paper)).rejects.toThrow('no thread');
  expect(await maker.invitation(paper)).toEqual(new Uint8Array([2]));
  expect(await maker.invitation(paper)).toEqual(new Uint8Array([2]));
  await maker.invitation({ ...paper, code: 'AAAA-BBBB' });
  expect(drawn).toHaveLength(3);
});

test('letters of other fonts are found, and what none has is left out', () => {
  expect(runsOf('Łódź 健康 är bra')).toEqual([
    { set: 'latin-ext', text: 'Ł' },
    { set: 'latin', text: 'ód' },
    { set: 'latin-ext', text: 'ź' },
    { set: 'latin', text: '  är bra' },
  ]);
});

test('a hand-out is one A4 page of what is shared, and is kept nowhere', async () => {
  const drawn: Sheet[] = [];
  const handout = {
    locale: 'en' as const,
    groupTitle: 'Lindgård Clinic',
    personName: 'Elin Forsberg',
    today: new Date('2026-11-23T12:00:00Z'),
    plan: { title: 'Moderate week', weeks: [{ monday: '2026-11-16', cookedDays: 5 }] },
    weights: [
      { day: '2026-09-25', value: 96.4 },
      { day: '2026-11-20', value: 90.6 },
    ],
  };
  const bytes = await createPaperMaker({ brand: 'Yolk' }).handout(handout);
  const pdf = Buffer.from(bytes).toString('latin1');
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const maker = createPaperMaker({
    brand: 'Yolk',
    draw: async (sheet) => {
      drawn.push(sheet);
      return new Uint8Array();
    },
  });
  await maker.handout(handout);
  await maker.handout({ ...handout, plan: null, weights: handout.weights.slice(0, 1) });
  expect(drawn).toMatchObject([
    {
      plan: { name: 'Moderate week', rows: [['Nov 16', '5 of 7 days']] },
      weight: { text: '96.4 kg to 90.6 kg', points: [{ day: 0 }, { day: 56 }] },
    },
    { plan: null, weight: null },
  ]);
});
