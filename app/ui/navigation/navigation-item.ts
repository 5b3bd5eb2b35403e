import type { ReactNode } from 'react';
import type { To } from 'react-router';

export interface NavigationItem {
  to: To;
  label: ReactNode;
  /** Only the exact address counts as here. */
  end?: boolean;
  /** Addresses below this one count as here too. */
  alsoBelow?: string;
}
