/** What a query of another module asks for, besides its own, to tell who somebody is. */
export { viewerColumns } from '../identity.store.ts';
