import { z } from 'zod';
import { isVideoFileName } from './video-source.rules.ts';
import { videoCollections } from './video.ts';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/);

const shot = z.union([
  z.literal('needs'),
  z.strictObject({ step: z.int().min(1) }),
  z.strictObject({ foods: z.array(slug).min(1).max(8) }),
  z.strictObject({ netCarbs: z.array(slug).min(2).max(6) }),
  z.strictObject({ plate: z.array(slug).min(1).max(6) }),
  z.strictObject({ dish: slug }),
]);

const source = z.union([
  z.literal('film'),
  z.strictObject({
    file: z.string().refine(isVideoFileName, 'is no name like knife-skills.mp4'),
    seconds: z.int().positive(),
  }),
  z.strictObject({ youtube: z.string().regex(/^[\w-]{11}$/), seconds: z.int().positive() }),
  z.strictObject({ vimeo: z.string().regex(/^\d{6,12}$/), seconds: z.int().positive() }),
]);

/** What is the same in every language; the English file holds it. */
export const factsSchema = z.strictObject({
  collection: z.enum(videoCollections),
  source,
  recipe: slug.optional(),
  lesson: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .optional(),
  picture: slug.optional(),
  premium: z.boolean().optional(),
  published: z.iso.date(),
  shows: z.array(shot).default([]),
});

export const textsSchema = z.strictObject({
  slug: slug.optional(),
  title: text,
  description: text,
  chapters: z
    .array(z.strictObject({ title: text, says: z.array(text).min(1) }))
    .min(1)
    .max(20),
});

export type VideoFacts = z.output<typeof factsSchema>;
export type VideoTexts = z.output<typeof textsSchema>;
