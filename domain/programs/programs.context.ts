import type { ProgramIndex } from './compile-programs.ts';

declare module '../../api/context.ts' {
  interface Services {
    programs: ProgramIndex;
  }
}
