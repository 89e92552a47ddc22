import { defineConfig } from 'drizzle-kit';

/** For `npm run migration`, which writes one: see CONTRIBUTING. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/db/schema.ts',
  out: './apps/server/src/db/migrations',
  casing: 'snake_case',
});
