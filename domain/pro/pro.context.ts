declare module '../../api/context.ts' {
  interface Settings {
    /** Who opens groups: anybody with a confirmed address, or the operator alone. */
    PRO_GROUPS: 'open' | 'operator';
  }
}
