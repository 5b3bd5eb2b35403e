import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terms } from '../domain/legal/terms.ts';
import type { ThemedPlan } from '../domain/meal-plans/themed/themed-plan.ts';
import type { Collections } from '../domain/pages/collections/collections.ts';
import type { Landing } from '../domain/pages/landing.ts';
import type { Pages } from '../domain/pages/page.ts';
import type { Program } from '../domain/programs/program.ts';
import type { Video } from '../domain/videos/video.ts';
import type { DocumentFiles } from './http/documents/documents.ts';
import type { StyleFile } from './browser-files/style-part.ts';
import type { CompiledContent } from '../domain/recipes/files/compile-content.ts';

/** What is built, and where it lies. */
export const buildFolder = join(import.meta.dirname, '..', 'build');
export const builtFiles = {
  content: join(buildFolder, 'content.json'),
  mealPlans: join(buildFolder, 'meal-plans.json'),
  programs: join(buildFolder, 'programs.json'),
  landing: join(buildFolder, 'landing.json'),
  collections: join(buildFolder, 'collections.json'),
  pages: join(buildFolder, 'pages.json'),
  videos: join(buildFolder, 'videos.json'),
  terms: join(buildFolder, 'terms.json'),
  /** Names of the scripts that are there once in each language. */
  spokenScripts: join(buildFolder, 'spoken-scripts.json'),
  /** The stylesheet, taken apart. */
  styles: join(buildFolder, 'styles.json'),
  documents: join(buildFolder, 'operations.json'),
  sources: join(buildFolder, 'sources.json'),
} as const;

/** Foods and recipes as they were last built. */
export function readBuiltContent(): Promise<CompiledContent> {
  return read(builtFiles.content);
}

/** Themed meal plans as they were last built. */
export function readBuiltMealPlans(): Promise<ThemedPlan[]> {
  return read(builtFiles.mealPlans);
}

/** Programs as they were last built. */
export function readBuiltPrograms(): Promise<Program[]> {
  return read(builtFiles.programs);
}

/** Terms and privacy policy as they were last built. */
export function readBuiltTerms(): Promise<Terms> {
  return read(builtFiles.terms);
}

/** Guides and other pages as they were last built. */
export function readBuiltPages(): Promise<Pages> {
  return read(builtFiles.pages);
}

/** What a visitor sees first, as it was last built. */
export function readBuiltLanding(): Promise<Landing> {
  return read(builtFiles.landing);
}

/** Shelves of guides and dishes as they were last built. */
export function readBuiltCollections(): Promise<Collections> {
  return read(builtFiles.collections);
}

/** Videos as they were last built. */
export function readBuiltVideos(): Promise<Video[]> {
  return read(builtFiles.videos);
}

/** The operations of the app, as they were last built. */
export function readBuiltDocuments(): Promise<string[]> {
  return read(builtFiles.documents);
}

/** What the built files were made from; empty where the build could not note it. */
export async function readBuiltFrom(): Promise<string> {
  return readFile(builtFiles.sources, 'utf8').catch(() => '');
}

/** Names of the scripts that are there once in each language, as they were last built. */
export function readSpokenScripts(): Promise<string[]> {
  return read(builtFiles.spokenScripts);
}

/** Stylesheets and icons, as pages without scripts carry what they use of them. */
export async function readDocumentFiles(): Promise<DocumentFiles> {
  const folder = join(buildFolder, 'client', 'assets');
  const icons = (await readdir(folder)).filter((name) => /^icons-.*\.svg$/.test(name));
  const sprites = icons.map(
    async (name) => [`/assets/${name}`, await readFile(join(folder, name), 'utf8')] as const,
  );
  return {
    styles: await read<StyleFile>(builtFiles.styles),
    sprites: new Map(await Promise.all(sprites)),
  };
}

async function read<Built>(path: string): Promise<Built> {
  return JSON.parse(await readFile(path, 'utf8')) as Built;
}
