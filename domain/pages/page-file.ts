import { z } from 'zod';
import { pageKinds } from './page.ts';
import { newestSourceYear, oldestSourceYear } from './source-facts.rules.ts';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/);
const day = z.int().min(1).max(60);

const figureFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('levels') }),
  z.strictObject({
    kind: z.literal('servings'),
    dayGrams: z.number().positive(),
    servings: z
      .array(z.strictObject({ food: slug, grams: z.number().positive() }))
      .min(3)
      .max(16),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: day,
    lanes: z
      .array(z.strictObject({ id: slug, from: day, to: day, mostFrom: day, mostTo: day }))
      .min(2)
      .max(6),
  }),
  z.strictObject({ kind: z.literal('foods'), foods: z.array(slug).min(2).max(24) }),
  z.strictObject({
    kind: z.literal('ranking'),
    by: z.enum(['satiety', 'protein']),
    count: z.int().min(5).max(40),
  }),
]);

/** The facts of a page that are the same in every language; the English file holds them. */
export const factsSchema = z.strictObject({
  kind: z.enum(pageKinds),
  reviewed: z.iso.date(),
  /** The doctor or dietitian who read it, by their real name and title, and the day. */
  checked: z.strictObject({ by: text, on: z.iso.date() }).nullable().default(null),
  picture: slug,
  recipes: z.array(slug).max(4).default([]),
  sources: z
    .record(
      slug,
      z.strictObject({
        authors: text,
        year: z.int().min(oldestSourceYear).max(newestSourceYear()),
        title: text,
        journal: text,
        pmid: z.string().regex(/^\d+$/).nullable().default(null),
        doi: z.string().startsWith('10.').nullable().default(null),
      }),
    )
    .default({}),
  figures: z.record(slug, figureFacts).default({}),
});

const note = z.strictObject({ note: text, title: text, tone: z.enum(['medical', 'tip']) });
const figure = z.strictObject({
  figure: slug,
  title: text,
  text,
  caption: text,
  lanes: z.record(slug, z.strictObject({ name: text, note: text })).default({}),
});

const blockSchema = z.union([
  text,
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ steps: z.array(text).min(2) }),
  note,
  z.strictObject({ questions: z.array(z.strictObject({ question: text, answer: text })).min(1) }),
  z.strictObject({
    people: z
      .array(z.strictObject({ name: text, role: text, text, real: z.boolean().default(false) }))
      .min(1),
  }),
  z.strictObject({ recipe: slug }),
  figure,
]);

const texts = z.strictObject({
  title: text,
  lead: text,
  /** What search engines show; the lead where it is left out. */
  description: text.optional(),
  short: z.array(text).default([]),
  sections: z
    .array(z.strictObject({ id: slug, title: text, blocks: z.array(blockSchema).min(1) }))
    .min(1),
});

export const textsSchema = texts.extend({ slug: z.undefined().optional() });
/** Of a page whose address is made of what it is called. */
export const addressedTextsSchema = texts.extend({ slug });

export type PageFacts = z.output<typeof factsSchema>;
export type FileTexts = z.output<typeof textsSchema | typeof addressedTextsSchema>;
export type FileBlock = z.output<typeof blockSchema>;
