import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';

/** What one gets, a line each. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3 text-[0.9375rem]">
          <CheckIcon size="1.15em" weight="bold" aria-hidden className="mt-1 flex-none text-leaf" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
