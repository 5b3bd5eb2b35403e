const storageKey = 'analytics-visitor';
const nobody = '-';

/** Whether somebody has logged in since the last page of this tab. */
export function noteVisitor(userId: string | null): boolean {
  const before = sessionStorage.getItem(storageKey);
  sessionStorage.setItem(storageKey, userId ?? nobody);
  return userId !== null && before !== null && before !== userId;
}
