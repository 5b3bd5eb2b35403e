export type SendOutcome = 'sent' | 'copied' | 'failed';

/** The device's own share sheet where there is one, else the clipboard. */
export async function sendText(data: ShareData): Promise<SendOutcome> {
  if (typeof navigator.share !== 'function') return copyText(data.url ?? data.text ?? '');
  try {
    await navigator.share(data);
    return 'sent';
  } catch (error) {
    // Calling sharing off is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sent' : 'failed';
  }
}

export async function copyText(text: string): Promise<SendOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
