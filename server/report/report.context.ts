import type { ErrorBook } from './error-book.ts';
import type { JobBook } from './job-book.ts';

declare module '../../api/context.ts' {
  interface Services {
    jobBook: JobBook;
    errorBook: ErrorBook;
  }
}
