/** The reason why PostgreSQL cannot run, as a sentence for the operator. */
export class PostgresTrouble extends Error {}

/** @param {string} why */
export const runsNowhere = (why) =>
  new PostgresTrouble(
    `The PostgreSQL that comes with this server does not run on this machine: ${why}. ` +
      'Name one of your own: DATABASE_URL=postgres://user:password@host:5432/database.',
  );
