import type { Split } from './experiments.rules.ts';

declare module '../../api/context.ts' {
  interface Settings {
    EXPERIMENT_SALES_PAGE: Split;
    EXPERIMENT_ONBOARDING: Split;
  }
}
