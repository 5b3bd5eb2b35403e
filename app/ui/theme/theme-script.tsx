import { themeScript } from './theme.ts';

/** First in the head. The html element needs suppressHydrationWarning: the script adds to it. */
export function ThemeScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
