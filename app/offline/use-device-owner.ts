import { useEffect } from 'react';
import { unsubscribeBrowser } from './device-notifications.ts';
import { forgetShopping } from './forget-shopping.ts';
import { unsentNames } from './queue.ts';
import { storedPrefix } from './stored.ts';
import { cachePrefixes } from './messages.ts';

const ownerKey = 'device-owner';
/** Whoever was logged in last, also once they are no more: what could not be sent yet is theirs. */
const lastKey = 'last-owner';

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
  settling = changeOwner(userId).finally(settleFirst);
}

async function changeOwner(userId: string | null): Promise<void> {
  const owner = read(ownerKey);
  if (owner === userId) return;
  const last = read(lastKey) ?? owner;
  write(ownerKey, userId);
  write(lastKey, userId ?? last);
  if (owner !== null) return forgetEverything({ keepsUnsent: userId === null });
  if (last !== null && last !== userId) await forgetUnsent();
  // A page says who is logged in, so the pages kept before the log-in would be wrong from now on.
  await forgetPages();
}

/** What a visitor has done since stays. */
async function forgetUnsent(): Promise<void> {
  await whereKept(() => forgetShopping({ keepsUnsent: false }));
  await whereKept(async () => {
    for (const name of unsentNames) localStorage.removeItem(storedPrefix + name);
  });
}

/** Clears what the member leaves on this device who logs out without an answer of the server. */
export function forgetOwner(): Promise<void> {
  return changeOwner(null);
}

async function forgetEverything(kept: { keepsUnsent: boolean }): Promise<void> {
  await whereKept(() => forgetShopping(kept));
  await whereKept(async () => forgetValues(kept));
  void unsubscribeBrowser();
  await forgetPages();
}

/** A browser that keeps nothing of sites, as in some private windows, has nothing to clear. */
async function whereKept(forget: () => Promise<void>): Promise<void> {
  await forget().catch(() => {});
}

function forgetValues({ keepsUnsent }: { keepsUnsent: boolean }): void {
  for (const key of Object.keys(localStorage)) {
    const isKept = keepsUnsent && unsentNames.some((name) => key === storedPrefix + name);
    const isEmpty = localStorage.getItem(key) === '[]';
    if (key.startsWith(storedPrefix) && (isEmpty || !isKept)) localStorage.removeItem(key);
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, userId);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
