/** What a file of the operator may be, by the end of its name. */
const videoFileTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4v: 'video/x-m4v',
} as const satisfies Record<string, string>;

const fileName = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?\.(mp4|webm|m4v)$/;

/** Whether a name is that of a film, and of nothing beside its folder. */
export function isVideoFileName(name: string): boolean {
  return fileName.test(name);
}

/** The type of a file by its name; null for names that are not served. */
export function videoFileType(name: string): string | null {
  const [, ending] = fileName.exec(name) ?? [];
  return ending === undefined ? null : videoFileTypes[ending as keyof typeof videoFileTypes];
}
