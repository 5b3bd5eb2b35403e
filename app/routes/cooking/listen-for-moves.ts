import { moveOfKey, swipeOf } from './swipe.ts';

/** Keys and swipes; the end of it is returned. */
export function listenForMoves(onMove: (wish: 'next' | 'previous') => void): () => void {
  let start: { x: number; y: number } | null = null;

  function pressKey(event: KeyboardEvent) {
    const wish = moveOfKey(event);
    if (wish === null) return;
    event.preventDefault();
    onMove(wish);
  }
  function touch(event: TouchEvent) {
    const [finger] = event.touches;
    const isInDialog = (event.target as Element).closest('dialog') !== null;
    const isOne = event.touches.length === 1 && !isInDialog;
    start = isOne && finger ? { x: finger.clientX, y: finger.clientY } : null;
  }
  function lift(event: TouchEvent) {
    const [finger] = event.changedTouches;
    if (start === null || !finger) return;
    const wish = swipeOf({ x: finger.clientX - start.x, y: finger.clientY - start.y });
    start = null;
    if (wish !== null) onMove(wish);
  }

  window.addEventListener('keydown', pressKey);
  window.addEventListener('touchstart', touch, { passive: true });
  window.addEventListener('touchend', lift, { passive: true });
  return () => {
    window.removeEventListener('keydown', pressKey);
    window.removeEventListener('touchstart', touch);
    window.removeEventListener('touchend', lift);
  };
}
