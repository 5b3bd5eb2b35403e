import { defineError } from '../../lib/errors.ts';

/** Several times as many as the largest form of ours has fields. */
const mostParts = 200;
const tooManyParts = defineError({ code: 'input.too-large', status: 413, isReportable: false });

/**
 * Refuses a multipart form with more parts than any form of ours has: reading each of them costs
 * many times what counting them does.
 */
export function checkParts(contentType: string, body: Buffer): void {
  const boundary = /^multipart\/form-data.*;\s*boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return;
  const mark = Buffer.from(`--${boundary}`);
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    // The mark at the end closes the last part.
    if (count > mostParts + 1) throw tooManyParts();
  }
}
