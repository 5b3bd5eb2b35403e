import { createPrivateKey } from 'node:crypto';
import { regionNames } from '../../lib/formats.ts';
import { isIP } from 'node:net';
import { readSplit } from '../../domain/experiments/experiments.rules.ts';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Addresses with commas between them. */
const emailList = z
  .string()
  .transform((text) => text.split(',').map((email) => email.trim().toLowerCase()))
  .pipe(z.array(z.email()).max(50));
const url = z.url({ protocol: /^https?$/ });
/** On a machine of its own it may be without encryption. */
const safeUrl = url.refine((text) => isSafe(new URL(text)));
/** With its public key and the number of the project. */
const sentryDsn = safeUrl.refine((text) => {
  const { username, pathname } = new URL(text);
  return username !== '' && /\/\d+$/.test(pathname);
});
/** `https://example.com` with commas between them. */
const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(safeUrl.refine((text) => new URL(text).origin === text)).max(30));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** At most two decimals: 6, 12.5. */
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform(Number);
/** Names with commas between them. */
const idList = z
  .string()
  .trim()
  .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/)
  .transform((text) => text.split(/\s*,\s*/));
/** The file Google gives for a service account, as text. */
const serviceAccount = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      client_email: z.email(),
      private_key: z.string().refine(isPrivateKey),
      token_uri: url,
    }),
  );
/** Proxies in front: how many, or whose addresses are theirs. `true` would believe any client. */
const trustedProxies = z
  .string()
  .trim()
  .refine((text) => /^\d$/.test(text) || text.split(/\s*,\s*/).every(isNetwork))
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(/\s*,\s*/)));
/** `name=value,name=value`, the values percent-encoded, as OpenTelemetry writes them. */
const headers = z
  .string()
  .regex(/^[\w-]+=[^,=]*(?:,[\w-]+=[^,=]*)*$/)
  .refine((text) => !/%(?![0-9a-f]{2})/i.test(text))
  .transform((text) => {
    const pairs = text.split(',').map((pair) => pair.split('='));
    return Object.fromEntries(
      pairs.map(([name, value = '']) => [
        name,
        new URLSearchParams(`v=${value.replaceAll('+', '%2B')}`).get('v'),
      ]),
    );
  });
/** ISO 3166-1, two letters. */
const country = z.string().refine(isCountry);
/** `SE=6,NO=25`: countries with their percentage. */
const percentsByCountry = z
  .string()
  .trim()
  .transform((text) => text.split(/\s*,\s*/).map((pair) => pair.split('=')))
  .pipe(z.array(z.tuple([country, percent])))
  .transform((pairs): Record<string, number> => Object.fromEntries(pairs));
/** `a`, `b` or `a=50,b=50`. */
const split = z
  .string()
  .trim()
  .transform((text, context) => {
    const read = readSplit(text);
    if (read !== null) return read;
    context.addIssue('no split');
    return z.NEVER;
  });
/** `none` says that there is none, which is more than to say nothing. */
function orNone(text: z.ZodString) {
  return text.transform((given) => (given === 'none' ? null : given));
}
const minorUnits = z.coerce.number().int().min(0).max(10_000_000);

/** Every setting an operator has; the README's table is this one. */
const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).optional(),
  VIDEO_DIR: z.string().min(1).optional(),
  IMAGE_CACHE_MB: z.coerce.number().int().min(0).max(1_000_000).default(512),
  AUTH_SECRET: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().trim().min(1).max(80).default('yolk'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies.default(0),
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  BRAND_NAME: z.string().trim().min(1).max(40).default('Yolk'),
  BRAND_WORDMARK_URL: z.string().startsWith('/').or(url).optional(),
  BRAND_COLOR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  CONTACT_EMAIL: z.email().default('support@yolk.example'),
  HELP_CENTER_URL_EN: url.optional(),
  HELP_CENTER_URL_ES: url.optional(),
  HELP_CENTER_URL_SV: url.optional(),
  PODCAST_URL_EN: url.optional(),
  PODCAST_URL_ES: url.optional(),
  PODCAST_URL_SV: url.optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(120).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(300).optional(),
  OPERATOR_COUNTRY: country.optional(),
  DATA_COUNTRY: country.optional(),
  DATA_PROCESSORS: orNone(z.string().trim().min(1).max(1000)).optional(),
  SENTRY_DSN: sentryDsn.optional(),
  BRAZE_AUTH_KEY: z.string().refine(isPrivateKey).optional(),
  BRAZE_PREFERENCE_CENTER_URL: url.optional(),
  TAG_MANAGER_URL: safeUrl.optional(),
  TAG_MANAGER_ORIGINS: originList.default([]),
  TAG_MANAGER_CONSENT: z.enum(['asked', 'not-needed']).default('asked'),
  EXPERIMENT_SALES_PAGE: split.prefault('a'),
  EXPERIMENT_ONBOARDING: split.prefault('a'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(128).default(6),
  SESSION_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  ADMIN_EMAILS: emailList.default([]),
  TERMS_VERSION: z.string().trim().min(1).max(40).default('1'),
  ADDRESS_TRIES_PER_HOUR: z.coerce.number().int().min(5).max(10_000_000).default(60),
  GOOGLE_CLIENT_ID: z.string().min(1).max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(300).optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().min(1).max(300).optional(),
  APPLE_TEAM_ID: z.string().min(1).max(100).optional(),
  APPLE_KEY_ID: z.string().min(1).max(100).optional(),
  APPLE_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  APPLE_ISSUER: url.default('https://appleid.apple.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).max(300).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).max(300).optional(),
  FACEBOOK_DIALOG_URL: url.default('https://www.facebook.com'),
  FACEBOOK_API_URL: url.default('https://graph.facebook.com'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(3).max(320).includes('@').optional(),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(7),
  PRICE_USD_MONTHLY: minorUnits.default(1499),
  PRICE_USD_YEARLY: minorUnits.default(11900),
  PRICE_USD_ES_MONTHLY: minorUnits.default(900),
  PRICE_USD_ES_YEARLY: minorUnits.default(9000),
  PRICE_SEK_MONTHLY: minorUnits.default(12900),
  PRICE_SEK_YEARLY: minorUnits.default(109900),
  VAT_PERCENT_USD: percent.default(0),
  VAT_PERCENT_USD_ES: percent.default(0),
  VAT_PERCENT_SEK: percent.default(6),
  PRO_SEAT_PRICE_USD: minorUnits.default(999),
  PRO_SEAT_PRICE_SEK: minorUnits.default(9900),
  PRO_GRACE_DAYS: z.coerce.number().int().min(0).max(90).default(14),
  PRO_VAT_PERCENTS: percentsByCountry.prefault('SE=6'),
  OPERATOR_VAT_NUMBER: orNone(z.string().trim().min(4).max(30)).optional(),
  VAT_REGISTER_URL: url.optional(),
  TRIAL_DAYS_MONTHLY: z.coerce.number().int().min(0).max(365).optional(),
  TRIAL_DAYS_YEARLY: z.coerce.number().int().min(0).max(365).optional(),
  PRO_TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  PAYMENT_PROVIDER: z.enum(['sandbox']).optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_PRODUCT_ID: z.string().min(1).max(100).optional(),
  STRIPE_API_URL: url.optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).max(200).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).max(200).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).max(50).optional(),
  PAYPAL_PRODUCT_ID: z.string().min(1).max(50).optional(),
  PAYPAL_API_URL: url.optional(),
  BRAINTREE_MERCHANT_ID: z.string().min(1).max(100).optional(),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).max(100).optional(),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).max(200).optional(),
  APP_STORE_BUNDLE_ID: z
    .string()
    .regex(/^[\w.-]{1,155}$/)
    .optional(),
  APP_STORE_APP_APPLE_ID: z.coerce.number().int().min(1).optional(),
  APP_STORE_ENVIRONMENT: z.enum(['Production', 'Sandbox']).optional(),
  APP_STORE_YEARLY_PRODUCTS: idList.optional(),
  GOOGLE_PLAY_PACKAGE_NAME: z
    .string()
    .regex(/^\w+(\.\w+)+$/)
    .optional(),
  GOOGLE_PLAY_SERVICE_ACCOUNT: serviceAccount.optional(),
  GOOGLE_PLAY_PUSH_AUDIENCE: z.string().min(1).max(500).optional(),
  GOOGLE_PLAY_PUSH_ACCOUNT: z.email().optional(),
  GOOGLE_PLAY_YEARLY_PLANS: idList.optional(),
  PRO_GROUPS: z.enum(['open', 'operator']).default('operator'),
  COMMUNITY: z.enum(['off', 'premium', 'everyone']).default('premium'),
  SEED_DEMO: flag.optional(),
  BARCODE_SOURCE_URL: url.optional(),
  GRAPHQL_INTROSPECTION: flag.default(true),
  CROSS_ORIGIN: flag.default(true),
});

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or one with the length of its prefix: `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A prefix of nothing is everybody.
  return prefix === undefined || isPrefix(prefix, version === 4 ? 32 : 128);
}

function isPrefix(text: string, longest: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= longest;
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return regionNames('en', { fallback: 'none' }).of(code) !== undefined;
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** What each setting accepts, for the message that stops a wrong start. */
const expectations: Record<SettingName, string> = {
  NODE_ENV: 'development, production or test',
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, like 0.0.0.0 or 127.0.0.1',
  PUBLIC_URL: 'the address visitors use, like https://yolk.example',
  DATABASE_URL: 'a PostgreSQL address, like postgres://user:password@host:5432/name',
  DATABASE_DIRECT_URL: 'a PostgreSQL address, like postgres://user:password@host:5432/name',
  WORKERS: 'a number from 1 to 64; more than 1 wants DATABASE_URL',
  DATA_DIR: 'a folder the server may write to',
  CONTENT_DIR: 'a folder that holds recipes/',
  VIDEO_DIR: 'a folder that holds films, like knife-skills.mp4',
  IMAGE_CACHE_MB: 'a size in megabytes, like 512; 0 keeps no pictures',
  AUTH_SECRET: 'at least 32 characters, kept secret',
  METRICS_TOKEN: 'at least 16 characters, kept secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the address of a collector, like http://127.0.0.1:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'names and values, like authorization=Bearer%20secret,tenant=yolk',
  OTEL_SERVICE_NAME: '1 to 80 characters',
  OTEL_TRACES_SAMPLER_ARG: 'the share of requests that is traced, from 0 to 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  TRUST_PROXY:
    'the number of proxies in front, like 1, or their networks, like 10.0.0.0/8, 192.0.2.7; true would believe whatever address a client writes',
  HSTS: 'off, host, subdomains or preload',
  BRAND_NAME: '1 to 40 characters',
  BRAND_WORDMARK_URL: 'an https address, or a path that starts with /',
  BRAND_COLOR: 'a colour like #ffc233',
  CONTACT_EMAIL: 'an e-mail address',
  HELP_CENTER_URL_EN: 'the address of a help center in English',
  HELP_CENTER_URL_ES: 'the address of a help center in Spanish',
  HELP_CENTER_URL_SV: 'the address of a help center in Swedish',
  PODCAST_URL_EN: 'where a podcast in English is heard, or its feed',
  PODCAST_URL_ES: 'where a podcast in Spanish is heard, or its feed',
  PODCAST_URL_SV: 'where a podcast in Swedish is heard, or its feed',
  OPERATOR_NAME: 'who runs this installation, as the law wants them named',
  OPERATOR_ADDRESS: 'the postal address of who runs this installation',
  OPERATOR_COUNTRY: 'the country whose law applies, in two letters, like SE',
  DATA_COUNTRY: 'the country where the data is stored, in two letters, like US',
  DATA_PROCESSORS:
    'the companies that work with the data, as the privacy policy names them, or none',
  SENTRY_DSN:
    'an address with a key and a number at its end, like https://key@errors.example.com/1',
  BRAZE_AUTH_KEY: 'a private RSA key as PEM, whose public key Braze has',
  BRAZE_PREFERENCE_CENTER_URL: 'an address where marketing mails are chosen',
  TAG_MANAGER_URL: 'an http or https address; https unless it is on this machine',
  TAG_MANAGER_ORIGINS:
    'origins with commas between them: https://www.google-analytics.com; https unless on this machine',
  TAG_MANAGER_CONSENT: 'asked or not-needed',
  EXPERIMENT_SALES_PAGE: 'a, b, or of how many visitors each, like a=50,b=50',
  EXPERIMENT_ONBOARDING: 'a, b, or of how many visitors each, like a=50,b=50',
  PASSWORD_MIN_LENGTH: 'a number from 6 to 128',
  SESSION_DAYS: 'a number of days from 1 to 3650',
  ADMIN_EMAILS: 'e-mail addresses with commas between them, like me@yolk.example',
  TERMS_VERSION: '1 to 40 characters, like 2026-11',
  ADDRESS_TRIES_PER_HOUR: 'a number from 5 to 10000000',
  GOOGLE_CLIENT_ID: 'the client id of an app at Google',
  GOOGLE_CLIENT_SECRET: 'the client secret of an app at Google',
  GOOGLE_ISSUER: 'an address that speaks OpenID Connect like Google, for tests',
  APPLE_CLIENT_ID: 'the id of a service at Apple',
  APPLE_TEAM_ID: 'the id of a team at Apple',
  APPLE_KEY_ID: 'the id of a key at Apple',
  APPLE_PRIVATE_KEY: 'the private key itself, from -----BEGIN PRIVATE KEY----- on',
  APPLE_ISSUER: 'an address that speaks OpenID Connect like Apple, for tests',
  FACEBOOK_CLIENT_ID: 'the id of an app at Facebook',
  FACEBOOK_CLIENT_SECRET: 'the secret of an app at Facebook',
  FACEBOOK_DIALOG_URL: 'an address that speaks like www.facebook.com, for tests',
  FACEBOOK_API_URL: 'an address that speaks like graph.facebook.com, for tests',
  VAPID_PUBLIC_KEY: 'the public key of a pair made by npx web-push generate-vapid-keys',
  VAPID_PRIVATE_KEY: 'the private key of that pair, kept secret',
  SMTP_URL: 'a mail server, like smtps://user:password@mail.example:465',
  MAIL_FROM: 'an e-mail address, like Yolk <hello@yolk.example>',
  TRIAL_DAYS: 'a number of days from 0 to 365',
  PRICE_USD_MONTHLY: 'a price in cents, like 1499',
  PRICE_USD_YEARLY: 'a price in cents, like 11900',
  PRICE_USD_ES_MONTHLY: 'a price in cents, like 900',
  PRICE_USD_ES_YEARLY: 'a price in cents, like 9000',
  PRICE_SEK_MONTHLY: 'a price in öre, like 12900',
  PRICE_SEK_YEARLY: 'a price in öre, like 109900',
  VAT_PERCENT_USD: 'a percentage of tax that prices include, like 6 or 12.5',
  VAT_PERCENT_USD_ES: 'a percentage of tax that prices include, like 6 or 12.5',
  VAT_PERCENT_SEK: 'a percentage of tax that prices include, like 6 or 12.5',
  PRO_SEAT_PRICE_USD: 'a price in cents without tax, like 999',
  PRO_SEAT_PRICE_SEK: 'a price in öre without tax, like 9900',
  PRO_GRACE_DAYS: 'a number of days from 0 to 90',
  PRO_VAT_PERCENTS: 'countries with a percentage of tax, like SE=6,NO=25',
  OPERATOR_VAT_NUMBER: 'the VAT number of who runs this installation, or none',
  VAT_REGISTER_URL:
    'an address, like https://ec.europa.eu/taxation_customs/vies/rest-api, or one that answers alike',
  TRIAL_DAYS_MONTHLY: 'a number of days from 0 to 365; without it TRIAL_DAYS counts',
  TRIAL_DAYS_YEARLY: 'a number of days from 0 to 365; without it TRIAL_DAYS counts',
  PRO_TRIAL_DAYS: 'a number of days from 0 to 365',
  PAYMENT_PROVIDER: 'sandbox',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, sk_…',
  STRIPE_PUBLISHABLE_KEY: 'a publishable key of Stripe, pk_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at Stripe, whsec_…',
  STRIPE_PRODUCT_ID: 'the product at Stripe that memberships are sold as, prod_…',
  STRIPE_API_URL: 'an address that speaks like api.stripe.com, for tests',
  PAYPAL_CLIENT_ID: 'the client id of an app at PayPal',
  PAYPAL_CLIENT_SECRET: 'the secret of an app at PayPal',
  PAYPAL_WEBHOOK_ID: 'the id of the webhook at PayPal',
  PAYPAL_PRODUCT_ID: 'the product at PayPal that memberships are sold as, PROD-…',
  PAYPAL_API_URL: 'an address, like https://api-m.sandbox.paypal.com',
  BRAINTREE_MERCHANT_ID: 'the merchant id at Braintree',
  BRAINTREE_PUBLIC_KEY: 'the public key at Braintree',
  BRAINTREE_PRIVATE_KEY: 'the private key at Braintree',
  APP_STORE_BUNDLE_ID: 'the bundle id of the app, like com.example.yolk',
  APP_STORE_APP_APPLE_ID: 'the Apple ID of the app, a number',
  APP_STORE_ENVIRONMENT: 'Production or Sandbox',
  APP_STORE_YEARLY_PRODUCTS: 'the ids of the products paid for by the year, with commas, or none',
  GOOGLE_PLAY_PACKAGE_NAME: 'the package name of the app, like com.example.yolk',
  GOOGLE_PLAY_SERVICE_ACCOUNT: 'the JSON key file of a service account at Google, as text',
  GOOGLE_PLAY_PUSH_AUDIENCE: 'the audience of the push subscription at Google',
  GOOGLE_PLAY_PUSH_ACCOUNT: 'the e-mail address of the service account that signs the pushes',
  GOOGLE_PLAY_YEARLY_PLANS: 'the ids of the base plans paid for by the year, with commas, or none',
  PRO_GROUPS: 'open, or operator: npm run pro-group opens them',
  COMMUNITY: 'off, premium or everyone: who writes',
  SEED_DEMO: 'true or false',
  BARCODE_SOURCE_URL: 'an address, like https://world.openfoodfacts.org',
  GRAPHQL_INTROSPECTION: 'true or false',
  CROSS_ORIGIN: 'true or false',
};

/** A setting is wrong: the message holds its name and what it accepts, never its value. */
export class SettingsError extends Error {
  constructor(names: readonly SettingName[]) {
    super(names.map((name) => `${name} must be ${expectations[name]}`).join('\n'));
    this.name = 'SettingsError';
  }
}

/** Reads the settings from environment variables; an empty one counts as not set. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path[0] as SettingName);
  throw new SettingsError([...new Set(names)]);
}
