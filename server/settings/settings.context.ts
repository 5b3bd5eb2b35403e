import type { Settings as EverySetting } from './config.ts';

declare module '../../api/context.ts' {
  interface Settings extends EverySetting {}
}
