import { expect } from 'vitest';

/** The link of the newest mail of a kind to somebody. */
export async function mailedLink(args: {
  url: string;
  email: string;
  kind: string;
}): Promise<string> {
  const { url, email, kind } = args;
  let link = '';
  const look = async () => {
    const answer = await fetch(`${url.replace('127.0.0.1', 'localhost')}/dev/outbox.json`);
    const mails = (await answer.json()) as { to: string; kind: string; text: string }[];
    const mail = mails.find((each) => each.to === email && each.kind === kind);
    link = /http\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    return link;
  };
  await expect.poll(look, { message: `a mail to ${email}` }).not.toBe('');
  return link;
}
