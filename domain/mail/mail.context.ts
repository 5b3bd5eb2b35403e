import type { Mailer } from './mailer.ts';

declare module '../../api/context.ts' {
  interface Services {
    mailer: Mailer;
  }
}
