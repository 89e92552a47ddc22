import { guardianshipColumns } from '../../people/member/member.door';
import { sql } from 'drizzle-orm';

const entries = Object.entries(guardianshipColumns);

export const guardianNames = sql.raw(entries.map(([, [column]]) => column).join(', '));

/** As they are called in a record of these. */
export const guardiansOf = (record: 'given' | 'b') =>
  sql.raw(entries.map(([name]) => `${record}."${name}"`).join(', '));

export const guardianTypes = sql.raw(
  entries.map(([name, [, type]]) => `"${name}" ${type}`).join(', '),
);
