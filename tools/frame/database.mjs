/** The rows that a server works with, asked beside it. */
import pg from 'pg';

/** A line to it, which whoever opens it ends. @param {string} url */
export async function openDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  // What breaks while nobody asks is told to whoever asks next.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withDatabase(url, work) {
  const client = await openDatabase(url);
  return work(client).finally(() => client.end());
}
