import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';

export type TagTone = 'neutral' | 'leaf' | 'yolk' | 'now' | 'plum' | 'sky' | 'paprika' | 'danger';

const tones: Record<TagTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  leaf: 'bg-leaf-soft text-leaf-ink',
  yolk: 'bg-yolk-soft text-yolk-ink',
  now: 'bg-yolk text-on-yolk',
  plum: 'bg-plum-soft text-plum-ink',
  sky: 'bg-sky-soft text-sky-ink',
  paprika: 'bg-paprika-soft text-paprika-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

/** A word about a thing; not for pressing. */
export function Tag({
  tone = 'neutral',
  icon: Sign,
  children,
}: {
  tone?: TagTone;
  icon?: Icon;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.75 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {Sign && <Sign size="1.15em" weight="fill" aria-hidden className="flex-none" />}
      {children}
    </span>
  );
}
