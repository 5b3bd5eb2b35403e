/**
 * Shows the day that the slider stands on. It names nothing outside itself: its text is also sent
 * with the page, which is a document without other scripts.
 */
export function showDay({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-slider]')) return;
  const days = target.closest('section')?.querySelectorAll<HTMLElement>('[data-day]') ?? [];
  for (const day of days) {
    const { day: level, words } = day.dataset;
    day.hidden = level !== target.value;
    if (!day.hidden && words !== undefined) target.setAttribute('aria-valuetext', words);
  }
}

export const sliderScript = `addEventListener('input',${showDay.toString()})`;
