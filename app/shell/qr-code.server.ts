import { toString } from 'qrcode';

/** A QR code as an address for an image: black on white in both themes, or cameras cannot read it. */
export async function qrCodeUrl(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
