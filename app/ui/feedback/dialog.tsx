import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type To } from 'react-router';
import { IconButton, IconButtonLink } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called when it is closed by Esc, the cross or a press beside it. */
  onClose?: () => void;
  /** For dialogs with an address of their own: closing goes here, also without JavaScript. */
  closeTo?: To;
  closeLabel: string;
  title: ReactNode;
  /** Above the title, on a tint. */
  picture?: ReactNode;
  /** Buttons, the main one first. Focus starts on the title, so never on a dangerous button. */
  actions?: ReactNode;
  width?: 'sm' | 'md';
  children?: ReactNode;
}

/**
 * A native modal dialog: centred from 640 px, a bottom sheet below. It is made when it is first opened:
 * a page has many of them, and most stay closed.
 */
export function Dialog({
  isOpen,
  onClose,
  closeTo,
  closeLabel,
  title,
  picture,
  actions,
  width = 'sm',
  children,
}: DialogProps) {
  const { dialog, heading, isOpenFromServer, wasOpened } = useModal(isOpen);
  const titleId = useId();
  const navigate = useNavigate();
  if (!wasOpened) return null;

  function closed() {
    if (!isOpen) return;
    onClose?.();
    if (closeTo) void navigate(closeTo);
  }

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key for it
    <dialog
      ref={dialog}
      open={isOpenFromServer}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={closeBeside}
      className={classNames(
        'fixed inset-0 z-(--z-dialog) m-auto w-full max-w-full overflow-hidden bg-raised text-ink shadow-lg backdrop:bg-scrim open:grid',
        'max-h-[92dvh] grid-rows-[auto_1fr] max-sm:mb-0 max-sm:rounded-t-xl sm:rounded-xl',
        // One that was there already must not move away under the finger.
        !isOpenFromServer && 'animate-[sheet_var(--duration-slow)_var(--ease-out)]',
        width === 'sm' ? 'sm:max-w-[27rem]' : 'sm:max-w-[40rem]',
      )}
    >
      <div aria-hidden className={picture ? 'h-40 overflow-hidden bg-table-butter' : undefined}>
        {picture}
      </div>
      <div className="grid content-start gap-4 overflow-y-auto px-7 pt-6 pb-7">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="pr-10 text-h2 outline-none">
          {title}
        </h2>
        {children}
        {actions && <div className="mt-1 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      <CloseButton label={closeLabel} to={closeTo} onPress={() => dialog.current?.close()} />
    </dialog>
  );
}

function CloseButton({
  label,
  to,
  onPress,
}: {
  label: string;
  to: To | undefined;
  onPress: () => void;
}) {
  return (
    <div className="absolute top-3 right-3 rounded-full bg-raised">
      {to ? (
        <IconButtonLink icon={XIcon} label={label} to={to} />
      ) : (
        <IconButton icon={XIcon} label={label} onClick={onPress} />
      )}
    </div>
  );
}
