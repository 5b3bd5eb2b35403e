import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';

type ToastAct = { label: ReactNode; onPress: () => void } | { label: ReactNode; to: To };

export interface Toast {
  text: ReactNode;
  /** Undo (`onPress`) or a look at the result (`to`). */
  action?: ToastAct;
  /** What one most likely does next, behind it. */
  next?: ToastAct;
  /** Shows a tick before the words. */
  isDone?: boolean;
}

const readingMs = 6_000;
const decidingMs = 10_000;

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast; the one before it goes. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number }>();
  const show = useCallback(
    (toast: Toast) => setShown((last) => ({ toast, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const hide = useCallback(() => setShown(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      <output
        data-noprint
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--spacing-tabbar)+1.75rem)] z-(--z-toast) grid justify-items-center lg:bottom-6"
      >
        {shown && <Pill key={shown.id} toast={shown.toast} onEnd={hide} />}
      </output>
    </ToastContext>
  );
}

function Pill({
  toast: { text, action, next, isDone },
  onEnd,
}: {
  toast: Toast;
  onEnd: () => void;
}) {
  const stay = useStay({ forMs: (action ?? next) ? decidingMs : readingMs, onEnd });
  return (
    <div
      {...stay}
      className={classNames(
        'pointer-events-auto flex min-h-14 max-w-full animate-rise items-center gap-x-3 rounded-[1.75rem] bg-ink py-1.5 pr-2 pl-5 font-chip text-bg shadow-lg',
        next && 'flex-wrap justify-end',
      )}
    >
      {isDone && <CheckCircleIcon size="1.25em" weight="fill" aria-hidden className="flex-none" />}
      <span className={classNames('min-w-0 flex-1', !action && 'pr-3', next && 'basis-52')}>
        {text}
      </span>
      {(action ?? next) && (
        <span className="flex flex-none">
          {action && <ToastAction action={action} onEnd={onEnd} look={next ? 'plain' : 'yolk'} />}
          {next && <ToastAction action={next} onEnd={onEnd} look="main" />}
        </span>
      )}
    </div>
  );
}

/** Beside what one most likely does next, everything else is plain. */
const looks = {
  yolk: 'text-yolk dark:text-[#7a4d00]',
  plain: 'text-bg',
  main: 'bg-yolk text-on-yolk',
};

function ToastAction({
  action,
  look,
  onEnd,
}: {
  action: ToastAct;
  look: keyof typeof looks;
  onEnd: () => void;
}) {
  const className = classNames(
    'inline-flex min-h-target flex-none items-center rounded-full px-4 font-bold outline-offset-0! focus-visible:outline-current!',
    looks[look],
  );
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={onEnd} className={className}>
        {action.label}
      </Link>
    );
  }
  function press(onPress: () => void) {
    // The toast goes first, because the action may show a toast of its own.
    onEnd();
    onPress();
  }
  return (
    <button type="button" onClick={() => press(action.onPress)} className={className}>
      {action.label}
    </button>
  );
}

/** Counts down while nobody points at it or has the focus inside; starts anew after a pause. */
function useStay({ forMs, onEnd }: { forMs: number; onEnd: () => void }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onEnd, forMs);
    return () => clearTimeout(timer);
  }, [isPaused, forMs, onEnd]);

  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
}
