import { timestamp } from 'drizzle-orm/pg-core';

export const moment = () => timestamp({ withTimezone: true });
export const cascade = { onDelete: 'cascade' } as const;
export const orNobody = { onDelete: 'set null' } as const;
