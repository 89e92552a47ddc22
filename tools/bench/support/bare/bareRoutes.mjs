/**
 * The common part of the minimal servers: the caller is looked up once in four seconds, and rows
 * come from prepared statements.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

const WARM_MS = 4000;
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });

/**
 * @template {object} Holder
 * @param {string} text finds the holder by the hash of a token
 */
export function holders(text) {
  /** @type {Map<string, Holder & { until: number }>} */
  const warm = new Map();
  /** @param {{ authorization?: string | undefined }} headers */
  return async ({ authorization = '' }) => {
    const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
    const known = warm.get(hash);
    if (known && known.until > Date.now()) return known;
    const { rows } = await pool.query({ name: 'holder', text, values: [hash] });
    const found = { ...rows[0], until: Date.now() + WARM_MS };
    warm.set(hash, found);
    return /** @type {Holder & { until: number }} */ (found);
  };
}

/**
 * @param {(ask: (name: string, text: string, values: unknown[]) => Promise<any[]>) => Promise<unknown>} work
 */
export async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(async (name, text, values) => {
      const { rows } = await client.query({ name, text, values });
      return rows;
    });
    await client.query('commit');
    return answer;
  } finally {
    client.release();
  }
}
