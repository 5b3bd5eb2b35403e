import { useEffect } from 'react';
import { unsubscribeBrowser } from './device-notifications.ts';
import { forgetShopping } from './forget-shopping.ts';
import { storedPrefix } from './stored.ts';
import { cachePrefixes } from './messages.ts';

const ownerKey = 'device-owner';

let settleFirst = () => {};
let settling = new Promise<void>((resolve) => (settleFirst = resolve));

/** Nothing is kept before this has run, as the pages of another member may still be on the device. */
export async function ownerIsSettled(): Promise<void> {
  // A page's own effects run before those of the frame around it, which know of a new owner.
  await Promise.resolve();
  await settling;
}

/**
 * Clears what a member left on this device once somebody else, or nobody, is logged in. Undefined on
 * a page that does not know who is.
 */
export function useDeviceOwner(userId: string | null | undefined): void {
  useEffect(() => settleOwner(userId), [userId]);
}

export function settleOwner(userId: string | null | undefined): void {
  if (userId === undefined) return;
  const owner = readOwner();
  writeOwner(userId);
  settling = forgetFormer({ owner, userId }).finally(settleFirst);
}

async function forgetFormer(args: { owner: string | null; userId: string | null }): Promise<void> {
  const { owner, userId } = args;
  if (owner === userId) return;
  // A page says who is logged in, so the pages kept before the log-in would be wrong from now on.
  if (owner === null) await forgetPages();
  else await forgetEverything(userId);
}

/** Clears what the member leaves on this device who logs out without an answer of the server. */
export async function forgetOwner(): Promise<void> {
  writeOwner(null);
  await forgetEverything(null);
}

async function forgetEverything(userId: string | null): Promise<void> {
  await whereKept(() => forgetShopping({ keepsUnsent: userId === null }));
  await whereKept(forgetValues);
  void unsubscribeBrowser();
  await forgetPages();
}

/** A browser that keeps nothing of sites, as in some private windows, has nothing to clear. */
async function whereKept(forget: () => Promise<void>): Promise<void> {
  await forget().catch(() => {});
}

async function forgetValues(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(storedPrefix)) localStorage.removeItem(key);
  }
}

function forgetPages(): Promise<void> {
  return whereKept(async () => {
    const prefixes = Object.values(cachePrefixes);
    const names = (await caches.keys()).filter((name) =>
      prefixes.some((prefix) => name.startsWith(prefix)),
    );
    await Promise.all(names.map((name) => caches.delete(name)));
  });
}

function readOwner(): string | null {
  try {
    return localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

function writeOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, userId);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
