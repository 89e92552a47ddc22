import { join } from 'node:path';

export const migrationsFolder = join(__dirname, '../db/migrations');
