declare module '../../api/context.ts' {
  interface Settings {
    CONTACT_EMAIL: string;
    HELP_CENTER_URL_EN?: string | undefined;
    HELP_CENTER_URL_ES?: string | undefined;
    HELP_CENTER_URL_SV?: string | undefined;
  }
}
