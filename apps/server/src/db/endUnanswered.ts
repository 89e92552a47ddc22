import type pg from 'pg';

/** The pg client's message for a statement that timed out. */
const isUnanswered = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Ends a connection whose statement was not answered: whatever is asked next, such as the rollback,
 * would stand behind that statement for as long again.
 */
export function endUnanswered(client: pg.PoolClient) {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const context = (...asked: unknown[]) => {
    const answer = ask(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (isUnanswered(error)) void (client as unknown as pg.Client).end();
      throw error;
    });
  };
  client.query = context as typeof client.query;
}
