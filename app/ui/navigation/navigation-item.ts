import type { To } from 'react-router';

export interface NavigationItem {
  to: To;
  label: string;
}

/** Where one may be. */
export interface Place {
  to: To;
  /** Only the exact address counts as here. */
  end?: boolean;
}
