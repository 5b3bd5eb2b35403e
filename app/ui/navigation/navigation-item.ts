import type { ReactNode } from 'react';
import type { To } from 'react-router';

export interface NavigationItem {
  to: To;
  label: ReactNode;
  /** Only the exact address counts as here. */
  end?: boolean;
  /** These addresses, and those below them, count as here too. */
  alsoAt?: readonly string[];
}
