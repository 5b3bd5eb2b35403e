import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'ink' | 'secondary' | 'quiet' | 'text' | 'danger';

/** `md` is 46 px high, `lg` 56, `sm` 44. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isBlock?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-yolk text-on-yolk shadow-button hover:bg-yolk-hover',
  ink: 'bg-ink text-bg hover:bg-[color-mix(in_srgb,var(--color-ink)_86%,var(--color-bg))]',
  secondary: 'bg-surface inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink',
  quiet: 'bg-sunken hover:bg-line',
  text: 'text-link underline underline-offset-4 hover:decoration-2',
  danger: 'bg-danger-soft text-danger-ink hover:inset-ring-[1.5px] hover:inset-ring-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-target py-1.5 text-control',
  md: 'min-h-11.5 py-2.5 text-base',
  lg: 'min-h-14 py-3.5 text-lg',
};

const paddings: Record<ButtonSize, string> = { sm: 'px-4', md: 'px-5', lg: 'px-7' };

export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isBlock = false,
}: ButtonLook): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight font-control',
    'transition-[background-color,box-shadow,scale] duration-(--duration-fast) active:scale-[0.98]',
    'disabled:scale-100 disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none disabled:inset-ring-0',
    variants[variant],
    sizes[size],
    variant === 'text' ? 'px-2' : paddings[size],
    isBlock && 'w-full',
  );
}
