import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

test('an empty environment gives working defaults', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, BRAND_NAME: 'Yolk', TRIAL_DAYS: 7 });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/yolk'],
  ['AUTH_SECRET', 'too-short-secret'],
  ['PRICE_SEK_MONTHLY', '129.50'],
  ['CONTACT_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8, everybody'],
])(
  'a wrong %s stops the start with its name and what it accepts, and nothing else',
  (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(new RegExp(value.replaceAll('.', '\\.')));
  },
);

test.each([
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
  expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(trusted);
});

test('whoever trusts every proxy is told what that would do', () => {
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow(
    /^TRUST_PROXY must be the number of proxies .*true would believe whatever address/,
  );
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'x', TRIAL_DAYS: 'y' })).toThrow(/PORT.*\nTRIAL_DAYS/);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['PUBLIC_URL', 'ftp://yolk.example'],
  ['PUBLIC_URL', 'yolk.example'],
  ['AUTH_SECRET', 'x'.repeat(31)],
  ['METRICS_TOKEN', 'x'.repeat(15)],
  ['OTEL_TRACES_SAMPLER_ARG', '1.01'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=100%'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'two words=yolk'],
  ['OPERATOR_NAME', ' '],
  ['HSTS', 'yes'],
  ['BRAND_NAME', '   '],
  ['BRAND_NAME', 'x'.repeat(41)],
  ['BRAND_COLOR', '#12345'],
  ['OPERATOR_COUNTRY', 'XX'],
  ['OPERATOR_COUNTRY', 'se'],
  ['OPERATOR_COUNTRY', 'SWE'],
  ['SENTRY_DSN', 'http://key@errors.example/1'],
  ['SENTRY_DSN', 'https://errors.example/1'],
  ['SENTRY_DSN', 'https://key@errors.example/project'],
  ['TAG_MANAGER_URL', 'http://tags.example/a.js'],
  ['TAG_MANAGER_ORIGINS', 'https://a.example, https://b.example/path'],
  ['TAG_MANAGER_ORIGINS', 'http://a.example'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['SESSION_DAYS', '0'],
  ['SESSION_DAYS', '3651'],
  ['ADMIN_EMAILS', 'maja@yolk.example, nobody'],
  ['ADDRESS_TRIES_PER_HOUR', '4'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Yolk'],
  ['TRIAL_DAYS', '366'],
  ['PRICE_SEK_YEARLY', '-1'],
  ['PRICE_SEK_YEARLY', '10000001'],
  ['VAT_PERCENT_SEK', '100'],
  ['VAT_PERCENT_SEK', '6,5'],
  ['VAT_PERCENT_SEK', '6.125'],
  ['PRO_VAT_PERCENTS', 'SE=6,XX=25'],
  ['PRO_VAT_PERCENTS', 'SE'],
  ['PRO_GRACE_DAYS', '91'],
  ['PAYMENT_PROVIDER', 'stripe'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
  ['APP_STORE_ENVIRONMENT', 'production'],
  ['APP_STORE_YEARLY_PRODUCTS', 'a,,b'],
  ['GOOGLE_PLAY_PACKAGE_NAME', 'yolk'],
  ['GOOGLE_PLAY_SERVICE_ACCOUNT', 'no JSON'],
  ['GOOGLE_PLAY_SERVICE_ACCOUNT', '{"client_email":"a@b.example","private_key":"none"}'],
  ['VAPID_PUBLIC_KEY', 'x'.repeat(87)],
  ['VAPID_PRIVATE_KEY', 'x'.repeat(42)],
  ['COMMUNITY', 'on'],
  ['CROSS_ORIGIN', 'yes'],
  ['EXPERIMENT_SALES_PAGE', 'a=60,c=60'],
])('%s is not %j', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]*$`));
});

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['OPERATOR_NAME', ' Kitchen Table AB ', 'Kitchen Table AB'],
  ['AUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
  ['OTEL_TRACES_SAMPLER_ARG', '1', 1],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'authorization=Basic%20a+b,tenant=yolk',
    { authorization: 'Basic a+b', tenant: 'yolk' },
  ],
  ['SENTRY_DSN', 'https://key@errors.example/sub/1', 'https://key@errors.example/sub/1'],
  ['SENTRY_DSN', 'http://key@localhost:8000/1', 'http://key@localhost:8000/1'],
  [
    'TAG_MANAGER_ORIGINS',
    'https://a.example , https://b.example',
    ['https://a.example', 'https://b.example'],
  ],
  [
    'ADMIN_EMAILS',
    ' Maja@Yolk.example,jon@yolk.example ',
    ['maja@yolk.example', 'jon@yolk.example'],
  ],
  ['SESSION_DAYS', '1', 1],
  ['VAT_PERCENT_SEK', '12.5', 12.5],
  ['VAT_PERCENT_SEK', '0', 0],
  ['PRO_VAT_PERCENTS', 'SE=6, NO=25', { SE: 6, NO: 25 }],
  ['DATA_PROCESSORS', 'none', null],
  ['OPERATOR_VAT_NUMBER', 'none', null],
  ['OPERATOR_VAT_NUMBER', 'SE556677889901', 'SE556677889901'],
  ['APP_STORE_YEARLY_PRODUCTS', 'yearly, yearly.2', ['yearly', 'yearly.2']],
  ['CROSS_ORIGIN', 'false', false],
  ['SEED_DEMO', 'true', true],
] as const)('%s=%s is read as %j', (name, value, read) => {
  expect(readSettings({ [name]: value })[name]).toEqual(read);
});
