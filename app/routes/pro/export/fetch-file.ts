/** A file, or the page that the server leads to instead; null where neither came. */
export type Fetched = { file: Blob; name: string } | { page: string } | null;

/** Asks for a file without leaving the page: where it does not come, the page stays as it is. */
export async function fetchFile(args: {
  path: string;
  form: URLSearchParams;
  signal?: AbortSignal;
}): Promise<Fetched> {
  const { path, form, signal = AbortSignal.timeout(patienceMs) } = args;
  try {
    const answer = await fetch(path, { method: 'POST', body: form, signal });
    if (answer.redirected) return { page: answer.url };
    const [, name] =
      /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    if (!answer.ok || name === undefined) return null;
    return { file: await answer.blob(), name };
  } catch {
    return null;
  }
}

const patienceMs = 15_000;

/** Puts a file where the browser puts what is downloaded. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
