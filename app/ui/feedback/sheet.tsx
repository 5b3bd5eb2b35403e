import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type To } from 'react-router';
import { IconButtonLink } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  isOpen: boolean;
  /** Closing goes here, also without JavaScript. */
  closeTo: To;
  closeLabel: string;
  /** Above the title: "Thursday 26 dinner". */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** On its own beside the words from 640 px, above them below; a sheet without one is wide. */
  picture?: ReactNode;
  /** Of one column, which a wide sheet would leave half empty. */
  isNarrow?: boolean;
  /** One step back inside the sheet. */
  back?: { to: To; label: string };
  /** Stays at the lower edge. */
  bar?: ReactNode;
  children?: ReactNode;
}

/**
 * A task about one thing: a sheet from below on phones, a dialog in the middle from 640 px. Made when
 * it is first opened.
 */
export function Sheet({
  isOpen,
  closeTo,
  closeLabel,
  eyebrow,
  title,
  picture,
  isNarrow = false,
  back,
  bar,
  children,
}: SheetProps) {
  const { dialog, heading, isOpenFromServer, wasOpened } = useModal(isOpen);
  const titleId = useId();
  const navigate = useNavigate();
  if (!wasOpened) return null;

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key for it
    <dialog
      ref={dialog}
      open={isOpenFromServer}
      aria-labelledby={titleId}
      onClose={() => isOpen && void navigate(closeTo, { preventScrollReset: true })}
      onClick={closeBeside}
      className={classNames(
        'fixed inset-0 z-(--z-dialog) m-auto w-full max-w-full overflow-hidden bg-bg text-ink shadow-lg backdrop:bg-scrim open:grid',
        'max-h-[94dvh] grid-rows-[minmax(0,1fr)_auto] max-sm:mb-0 max-sm:rounded-t-xl sm:max-h-[90dvh] sm:rounded-xl',
        !isOpenFromServer &&
          'animate-[sheet_var(--duration-slow)_var(--ease-out)] max-sm:[--sheet-from:40%]',
        isNarrow
          ? 'sm:max-w-[min(36rem,94vw)]'
          : picture
            ? 'sm:max-w-[min(58rem,94vw)]'
            : 'sm:max-w-[min(66rem,94vw)]',
      )}
    >
      <div
        className={classNames(
          'overflow-y-auto overscroll-contain',
          picture === undefined ? 'scroll-pt-24' : 'sm:grid sm:grid-cols-[min(22rem,42%)_1fr]',
        )}
      >
        {picture && (
          <div aria-hidden className="relative h-48 overflow-hidden sm:h-full">
            {picture}
            <span className="absolute top-2 left-1/2 h-1.25 w-10 -translate-x-1/2 rounded-full bg-white/85 shadow-xs sm:hidden" />
          </div>
        )}
        <div className="grid content-start gap-4.5 px-edge pt-5 pb-6 sm:p-8">
          <div
            className={classNames(
              'flex items-start gap-1',
              // Stays above what is scrolled, which the sign that closes would lie on.
              !picture &&
                'sticky top-0 z-2 -mx-edge -mt-5 -mb-2 bg-bg pt-5 pr-16 pb-2 pl-edge sm:-mx-8 sm:-mt-8 sm:pt-8 sm:pl-8',
            )}
          >
            {back && (
              <IconButtonLink
                icon={ArrowLeftIcon}
                label={back.label}
                to={back.to}
                preventScrollReset
              />
            )}
            <div className="min-w-0 flex-1">
              {eyebrow && <p className="text-sm text-ink-2">{eyebrow}</p>}
              <h2
                ref={heading}
                id={titleId}
                tabIndex={-1}
                className={classNames(
                  'outline-none',
                  back ? 'pt-1.5 text-h3' : 'text-h2',
                  picture !== undefined && 'sm:pr-10',
                )}
              >
                {title}
              </h2>
            </div>
          </div>
          {children}
        </div>
      </div>
      {bar && (
        <div className="flex flex-wrap gap-2.5 border-t border-line bg-raised px-edge py-3 pb-[calc(0.85rem+env(safe-area-inset-bottom))] sm:justify-end sm:px-7">
          {bar}
        </div>
      )}
      <div className="absolute top-3 right-3 z-3 rounded-full bg-raised shadow-sm">
        <IconButtonLink icon={XIcon} label={closeLabel} to={closeTo} preventScrollReset />
      </div>
    </dialog>
  );
}
