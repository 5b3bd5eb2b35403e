import { fold } from '../../lib/fold.ts';
import { problem, type Problem } from '../../lib/problems.ts';

export const communityAreas = ['COOKING', 'EVERYDAY', 'PROGRESS', 'FAMILY', 'HEALTH'] as const;
export type CommunityArea = (typeof communityAreas)[number];

export const topicOrders = ['LATEST_REPLIES', 'NEWEST'] as const;
export type TopicOrder = (typeof topicOrders)[number];

/** Why a post is reported, and why one is hidden. */
export const reportReasons = ['MEDICINE', 'UNKIND', 'SELLING', 'PRIVATE', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `WAITING` is hidden until a moderator has looked at it. */
export type PostState = 'SHOWN' | 'WAITING' | 'HIDDEN';

export const communityLimits = {
  name: 30,
  title: 120,
  text: 4000,
  note: 1000,
  alt: 250,
  pictureBytes: 6_000_000,
  search: 100,
  topicsPerPage: 20,
  postsPerPage: 20,
  pages: 200,
} as const;
const shortestName = 2;
const shortestTitle = 8;

export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export function textProblems(text: string): Problem[] {
  const { text: most } = communityLimits;
  if (text.trim() === '') return [problem('text', 'community.text-required')];
  return text.length > most ? [problem('text', 'community.too-long', { most })] : [];
}

export function titleProblems(title: string): Problem[] {
  const { title: most } = communityLimits;
  if (title.length > most) return [problem('title', 'community.too-long', { most })];
  if (title.length >= shortestTitle) return [];
  return [problem('title', 'community.title-too-short', { least: shortestTitle })];
}

/** What two names have in common that readers would take for one. */
export function nameKey(name: string): string {
  return fold(name.toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Nobody speaks for the operator by taking its name. */
const reserved = ['admin', 'administrator', 'editor', 'moderator', 'support', 'redaktion'];

export function nameProblems(args: { name: string; brand: string }): Problem[] {
  const { name, brand } = args;
  const key = nameKey(name);
  const { name: most } = communityLimits;
  if (name.length > most) return [problem('name', 'community.too-long', { most })];
  if (key.length < shortestName) return [problem('name', 'community.name-required')];
  const isTaken = namesBrand({ name, brand }) || reserved.some((word) => key.startsWith(word));
  return isTaken || /@|https?:|www\./i.test(name)
    ? [problem('name', 'community.name-not-allowed')]
    : [];
}

/** A shorter brand is part of too many names: Li of Lisa and Oliver. */
const shortestInWords = 4;

function namesBrand({ name, brand }: { name: string; brand: string }): boolean {
  const brandKey = nameKey(brand);
  if (brandKey === '') return false;
  const key = nameKey(name);
  if (brandKey.length >= shortestInWords) return key.includes(brandKey);
  return key === brandKey || wordsOf(name).includes(brandKey);
}

/** `LiSupport` is two words as well. */
function wordsOf(name: string): string[] {
  const seen = name.normalize('NFC').replaceAll(/\p{Cf}/gu, '');
  const apart = seen.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return apart.split(/[^\p{L}\p{N}]+/u).map(nameKey);
}
