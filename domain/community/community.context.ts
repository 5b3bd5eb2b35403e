/** Who writes in the community; everybody with an account reads it, unless it is off. */
export type CommunityMode = 'off' | 'premium' | 'everyone';

declare module '../../api/context.ts' {
  interface Settings {
    COMMUNITY: CommunityMode;
  }
}
