import { useId, type ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';

const track =
  'inline-flex max-w-full gap-0.5 overflow-x-auto scrollbar-none rounded-full bg-sunken p-1';
const part =
  'relative inline-flex min-h-target flex-auto items-center justify-center gap-1.5 rounded-full px-4 py-1 text-control font-semibold whitespace-nowrap text-ink-2 transition-colors duration-(--duration-base) hover:text-ink';

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  name?: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** With onChange the caller holds the choice; else `defaultValue` starts it. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  isBlock?: boolean;
}

/** One of two to six, as radio inputs. */
export function Segmented<Value extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
  isBlock = false,
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={classNames('max-w-full min-w-0', isBlock && 'w-full')}>
      <legend className="sr-only">{label}</legend>
      <div className={classNames(track, isBlock && 'flex')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              part,
              'has-checked:bg-thumb has-checked:text-ink has-checked:shadow-sm',
              'has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={onChange && (() => onChange(option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same as links: the choice lives in the address. */
export function SegmentedLinks({
  label,
  items,
  isBlock = false,
}: {
  label: string;
  items: readonly {
    to: To;
    label: ReactNode;
    isCurrent: boolean;
    /** Set where the link leads to a page in another language, which is loaded as a document. */
    lang?: string;
  }[];
  isBlock?: boolean;
}) {
  return (
    <ul aria-label={label} className={classNames(track, isBlock && 'flex')}>
      {items.map(({ to, label: words, isCurrent, lang }, index) => (
        <li key={index} className="flex flex-auto">
          <Link
            to={to}
            lang={lang}
            reloadDocument={lang !== undefined}
            // The router asks in one language what there is behind the links of a page.
            discover={lang === undefined ? 'render' : 'none'}
            preventScrollReset
            aria-current={isCurrent || undefined}
            className={classNames(
              part,
              'focus-visible:-outline-offset-2',
              isCurrent && 'bg-thumb text-ink shadow-sm',
            )}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
