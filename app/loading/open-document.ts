import { newBuild } from './new-build.ts';

/**
 * Loads a page as a document of its own, as a browser without scripts does. Its promise never
 * settles.
 */
export function openDocument(href: string): Promise<never> {
  // What is asked for in the moment of leaving would be lost with this page.
  newBuild.take(() => {
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
  });
  return new Promise(() => {});
}
