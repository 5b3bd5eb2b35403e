/** How far one has come; the words beside it say it too. */
export function ProgramProgress({ done, count }: { done: number; count: number }) {
  const percent = count === 0 ? 0 : Math.min(100, (done / count) * 100);
  return (
    <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-yolk" style={{ width: `${percent}%` }} />
    </span>
  );
}
