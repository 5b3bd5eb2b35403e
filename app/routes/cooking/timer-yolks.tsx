import * as m from '../../../i18n/paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/navigation/link.ts';
import { clockText, nameAmong } from './timer.ts';
import type { ShownTimer } from './use-timers.ts';

interface TimerYolksProps {
  timers: readonly ShownTimer[];
  recipeTitle: string;
}

/** Timers of other steps and dishes as small yolks, each leading to its step. */
export function TimerYolks({ timers, recipeTitle }: TimerYolksProps) {
  if (timers.length === 0) return null;
  return (
    <ul aria-label={m.cooking_timers()} className="flex flex-wrap justify-end gap-1.5">
      {timers.map((timer) => (
        <li key={timer.id}>
          <Link
            to={timer.path}
            preventScrollReset
            className={classNames(
              'grid h-target min-w-target place-items-center rounded-full px-1.5 text-xs font-bold tabular-nums',
              timer.state === 'paused' ? 'bg-yolk-soft text-yolk-ink' : 'yolk-mark',
            )}
          >
            {clockText(timer.leftNowMs)}
            <span className="sr-only">{nameAmong({ timer, recipeTitle })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
