/** A Phosphor icon: import each by path, `@phosphor-icons/react/dist/ssr/Heart`. */
export type { Icon } from '@phosphor-icons/react/dist/lib/types';
