declare module '../../api/context.ts' {
  interface Settings {
    PODCAST_URL_EN?: string | undefined;
    PODCAST_URL_ES?: string | undefined;
    PODCAST_URL_SV?: string | undefined;
  }
}
