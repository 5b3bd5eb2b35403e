import type { ServerReport } from './server-report.ts';

declare module '../../api/context.ts' {
  interface Settings {
    NODE_ENV: 'development' | 'production' | 'test';
  }

  interface Services {
    /** What this process knows of itself. */
    readServerReport: () => Promise<ServerReport>;
  }
}
