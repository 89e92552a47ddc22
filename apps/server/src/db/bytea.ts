import { customType } from 'drizzle-orm/pg-core';

/** Bytes in a column, for files that are small and nobody else's. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
