import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate`, which writes a migration: see CONTRIBUTING. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/db/schema.ts',
  out: './apps/server/src/db/migrations',
  casing: 'snake_case',
});
