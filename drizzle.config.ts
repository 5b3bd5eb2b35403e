import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './domain/*/*.tables.ts',
  out: './db/migrations',
});
