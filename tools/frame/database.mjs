/** Direct access to a server's database. */
import pg from 'pg';

/** A connection, which the caller closes. @param {string} url */
export async function openDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  // An error while idle is reported by the next query.
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
