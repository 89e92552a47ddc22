import { customType } from 'drizzle-orm/pg-core';

/** A binary column for small private files. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
