import { recipeLists } from './recipes/recipe-fields.rules.ts';

/** What can be edited here. */
export const editedKinds = [
  'RECIPE',
  'MEAL_PLAN',
  'FOOD',
  'PAGE',
  'PROGRAM',
  'VIDEO',
  'COLLECTION',
  'LANDING',
] as const;
export type EditedKind = (typeof editedKinds)[number];

export const itemStates = ['DRAFT', 'IN_REVIEW', 'SENT_BACK', 'PUBLISHED', 'ARCHIVED'] as const;
export type ItemState = (typeof itemStates)[number];

export const versionOrigins = ['BEGUN', 'CHANGED', 'RESTORED'] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

/** Fields of a kind that hold the ids of its lines. */
export const listsOfKind: Readonly<Record<EditedKind, readonly string[]>> = {
  RECIPE: recipeLists,
  MEAL_PLAN: ['days'],
  FOOD: [],
  PAGE: ['shorts', 'sections', 'sources', 'figures'],
  PROGRAM: ['outcomes', 'weeks', 'lessons', 'tasks', 'sources'],
  VIDEO: ['chapters'],
  COLLECTION: ['guidesets', 'dishsets'],
  LANDING: [],
};
