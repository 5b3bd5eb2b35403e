declare module '../../api/context.ts' {
  interface Settings {
    BRAZE_AUTH_KEY?: string | undefined;
    BRAZE_PREFERENCE_CENTER_URL?: string | undefined;
  }
}
