/** What every box to write in shares, without its shape. */
export const boxClass =
  'min-h-12 w-full border-[1.5px] border-line-strong bg-surface py-2 hover:border-ink ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-3';

/** The box of text inputs and selects. */
export const controlClass = `${boxClass} rounded-md px-3.75`;
