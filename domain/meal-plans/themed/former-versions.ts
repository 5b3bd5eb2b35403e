export { handOverVersions, type FormerVersion } from './themed-plans.store.ts';
