import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';

export interface RailEntry {
  /** The anchor on the page. */
  id: string;
  title: string;
}

interface RailProps {
  label: string;
  entries: readonly RailEntry[];
}

/** The contents of a long page as a line with a dot for each part; closed on narrow screens. */
export function Rail({ label, entries }: RailProps) {
  return (
    <>
      <nav
        aria-label={label}
        className="hidden lg:sticky lg:top-24 lg:block lg:self-start print:hidden"
      >
        <p className="mb-3 font-bold">{label}</p>
        <Entries entries={entries} />
      </nav>
      <details className="group rounded-md bg-surface px-4 shadow-1 lg:hidden print:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 font-bold">
          {label}
          <CaretDownIcon size="1.1em" weight="bold" aria-hidden className="group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className="pb-3">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  );
}

function Entries({ entries }: Pick<RailProps, 'entries'>) {
  return (
    <ul className="relative before:absolute before:top-4 before:bottom-4 before:left-[6px] before:w-px before:bg-line">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center gap-4 font-medium text-ink-2 hover:text-ink hover:underline"
          >
            <span
              aria-hidden
              className="relative size-3 flex-none rounded-full border-2 border-ink-2 bg-page"
            />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
