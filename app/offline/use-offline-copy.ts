import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { KeepMessage, PageToKeep } from './messages.ts';
import { askWorker } from './registered-worker.ts';
import { ownerIsSettled } from './use-device-owner.ts';

export type OfflineCopy = 'none' | 'kept';

export interface CopyOptions extends Omit<PageToKeep, 'path'> {
  pictures: readonly string[];
  /** Other pages that belong to this one. */
  also?: readonly PageToKeep[];
  /** What a reader may not open is not worth keeping. */
  isWorthKeeping?: boolean;
}

/** Whether the copy is there, as a page that says so wants to know: it is drawn anew for that. */
export function useOfflineCopyState(optionsOf: () => CopyOptions): OfflineCopy {
  const path = pathToKeep(useLocation());
  const [keptPath, setKeptPath] = useState<string | null>(null);
  useOfflineCopy(optionsOf, setKeptPath);
  return keptPath === path ? 'kept' : 'none';
}

/**
 * Keeps a copy of this page on the device, pictures it has yet to show included. The server keeps
 * nothing, and is not asked what a copy takes.
 */
export function useOfflineCopy(
  optionsOf: () => CopyOptions,
  onKept: (path: string) => void = ignore,
): void {
  const path = pathToKeep(useLocation());
  // As text, so that the same pages are not asked for with every render.
  const asked = import.meta.env.SSR ? null : messageOf({ path, ...optionsOf() });

  useEffect(() => {
    if (asked === null) return;
    const message = JSON.parse(asked) as KeepMessage;
    let isLeft = false;
    async function keep() {
      await ownerIsSettled();
      const isKept = await askWorker(message);
      if (isKept && !isLeft) onKept(path);
    }
    void keep();
    // A new build has taken over and knows nothing of this page yet.
    navigator.serviceWorker?.addEventListener('controllerchange', keep);
    return () => {
      isLeft = true;
      navigator.serviceWorker?.removeEventListener('controllerchange', keep);
    };
  }, [path, asked, onKept]);
}

function ignore(): void {}

function messageOf(copy: CopyOptions & { path: string }): string | null {
  const { pictures, also = [], isWorthKeeping = true, ...page } = copy;
  return isWorthKeeping ? JSON.stringify({ type: 'keep', pages: [page, ...also], pictures }) : null;
}

/** Keeps a page nobody has looked at yet: it opens without a network from now on. */
export async function keepOnDevice(page: PageToKeep): Promise<void> {
  await ownerIsSettled();
  await askWorker({ type: 'keep', pages: [page], pictures: [] });
}

/** A recipe opened from a plan has other amounts than the recipe as written: another page. */
function pathToKeep({ pathname, search }: { pathname: string; search: string }): string {
  const dish = new URLSearchParams(search).get('dish');
  return dish === null ? pathname : `${pathname}?${new URLSearchParams({ dish })}`;
}
