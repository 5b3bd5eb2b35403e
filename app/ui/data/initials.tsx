import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { classNames } from '../class-names.ts';

const tones = {
  leaf: 'bg-leaf-soft text-leaf-ink',
  yolk: 'bg-yolk-soft text-yolk-ink',
  plum: 'bg-plum-soft text-plum-ink',
  sky: 'bg-sky-soft text-sky-ink',
  paprika: 'bg-paprika-soft text-paprika-ink',
};

/** A person without a picture. Hidden from screen readers: the name stands beside it or on the link. */
export function Initials({
  letters,
  tone = 'leaf',
}: {
  /** Empty for somebody whose name is not told. */
  letters: string;
  tone?: keyof typeof tones;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-target flex-none place-items-center rounded-full text-control font-bold',
        tones[tone],
      )}
    >
      {letters === '' ? <UserIcon size="1.25em" weight="bold" /> : letters}
    </span>
  );
}
