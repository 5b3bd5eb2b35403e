import { escapeHtml } from '../../lib/escape-html.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { MailKind, OutgoingMail } from '../../domain/mail/mail.ts';
import type { Settings } from '../settings/config.ts';
import type { MailWords } from './mail-text.ts';
import { wordsOf } from './mail-words.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

interface Rendering {
  mail: OutgoingMail;
  settings: Pick<Settings, 'BRAND_NAME' | 'BRAND_COLOR' | 'CONTACT_EMAIL'>;
  authSecret: string;
}

/** Who is invited, or listed as a doctor, may have no account here, and neither has the operator. */
const withoutAccount: readonly MailKind[] = [
  'contact-message',
  'doctor-entry',
  'doctor-waiting',
  'pro-invitation',
];

/** A mail as text and as HTML that old mail programs can show too: tables, inline styles, no pictures. */
export function renderMail({ mail, settings, authSecret }: Rendering): RenderedMail {
  const brand = settings.BRAND_NAME;
  const words = wordsOf(mail, { brand, contactEmail: settings.CONTACT_EMAIL, authSecret });
  const hasAccount = !withoutAccount.includes(mail.kind);
  const footer = hasAccount ? m.mail_footer({ brand }, { locale: mail.locale }) : brand;
  const ending = m.notifications_unsubscribe({}, { locale: mail.locale });
  const look = { language: locales[mail.locale].languageTag, brand, footer, ending };
  return {
    subject: words.subject,
    text: textOf({ words, footer, ending }),
    html: htmlOf({ ...look, words, color: settings.BRAND_COLOR ?? '#ffc233' }),
    headers: headersOf(words),
  };
}

/** Who is answered, and what mail programs show their own button for (RFC 8058). */
function headersOf({ unsubscribeUrl, replyTo }: MailWords): Record<string, string> {
  if (replyTo !== undefined) return { 'Reply-To': replyTo };
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

interface Parts {
  words: MailWords;
  footer: string;
  /** What the link is called that ends mails of this kind. */
  ending: string;
}

function textOf({ words, footer, ending }: Parts): string {
  const { paragraphs, action, note, unsubscribeUrl } = words;
  const parts = [
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    note,
    `-- \n${footer}`,
    unsubscribeUrl && `${ending}:\n${unsubscribeUrl}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

interface Look extends Parts {
  language: string;
  brand: string;
  color: string;
}

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const ink = 'color:#15241d';
const faint = 'color:#47564e';

function htmlOf({ words, language, brand, footer, ending, color }: Look): string {
  const paragraphs = words.paragraphs.map((text) =>
    paragraph(text, `${font};${ink};font-size:16px`),
  );
  const note = words.note && paragraph(words.note, `${font};${faint};font-size:14px`);
  const unsubscribe = words.unsubscribeUrl && link(ending, words.unsubscribeUrl);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;background:#f7f8fb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;${ink};font-family:'Young Serif',Georgia,serif;font-size:24px">${escapeHtml(brand)}</td></tr>
<tr><td style="background:#ffffff;border-radius:20px;border-top:6px solid ${color};padding:28px 28px 20px">
<h1 style="margin:0 0 16px;${ink};font-family:'Young Serif',Georgia,serif;font-size:26px;font-weight:400;line-height:1.25">${escapeHtml(words.subject)}</h1>
${paragraphs.join('\n')}
${words.action ? button(words.action, color) : ''}
${note ?? ''}
</td></tr>
<tr><td style="padding:20px 8px">${paragraph(footer, `${font};${faint};font-size:14px`)}${unsubscribe ?? ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;
}

function link(label: string, url: string): string {
  return `<p style="margin:0;line-height:1.5;${font};font-size:14px"><a href="${escapeHtml(url)}" style="${faint}">${escapeHtml(label)}</a></p>`;
}

/** The address is written out below the button: not every mail program follows a link. */
function button({ label, url }: { label: string; url: string }, color: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${color};border-radius:999px"><a href="${href}" style="display:inline-block;padding:14px 26px;${font};${ink};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 16px;line-height:1.5;${font};${faint};font-size:14px;word-break:break-all"><a href="${href}" style="${faint}">${href}</a></p>`;
}
