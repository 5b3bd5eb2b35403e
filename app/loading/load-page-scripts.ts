import { network } from '../offline/network.ts';
import { filesOfPage } from './page-files.ts';

const patienceMs = 15_000;

/**
 * Loads what runs on a page that is not open. React Router reloads the page that is open when it
 * cannot have the scripts of another one, so this is asked first. False when they do not arrive.
 */
export async function loadPageScripts(path: string): Promise<boolean> {
  const [module] = filesOfPage(path)?.scripts ?? [];
  if (module === undefined) return network().isThere();
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  const isLoaded = import(/* @vite-ignore */ module).then(
    () => true,
    () => false,
  );
  const outcome = await Promise.race([isLoaded, isLate]);
  clearTimeout(timer);
  return outcome;
}
