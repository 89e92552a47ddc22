/** A minimal server for the lists of a school: the token is looked up, and one statement is run. */
import fastify from 'fastify';
import { officeReads } from '../schoolOfficeReads.mjs';
import { workplaceReads } from '../schoolReads.mjs';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders('select person_id as "personId" from session where token_hash = $1');

const app = fastify();
for (const [at, { least }] of [...workplaceReads, ...officeReads].entries()) {
  app.get(`/${at}`, async ({ headers }) => {
    await holderOf(headers);
    return (await pool.query({ name: `read ${at}`, text: least })).rows;
  });
}
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
