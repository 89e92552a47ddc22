import type { Call } from '@cheese/domain/calls/call';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance } from 'fastify';
import { answerIn, type Asked } from './call';

/** Nothing of a person is at hand where an answer is made for many. */
type AskedAlike<C extends CallContract> = Pick<Asked<C>, 'params' | 'query' | 'db' | 'clock'>;

type Handle<C extends CallContract, As> = (
  asked: AskedAlike<C>,
  as: As,
) => Promise<Answers<C>> | Answers<C>;

/** As who somebody looks: what makes the answers of two people differ, as short as can be. */
type SeenAs<C extends CallContract, As> = (asked: Asked<C>) => Promise<As> | As;

type OpenCall = CallContract & { access: 'open'; body?: undefined };

/** Registers a call whose answer everybody sees alike. */
export const answerAlike = <C extends OpenCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  handle: Handle<C, null>,
) => answerAlikeTo(app, call, contract, () => null, handle);

/**
 * The same for all who look as the same, as all members do: it is made once in a second for them
 * together, and sent as it was written (`alikeAnswers.ts`).
 */
export function answerAlikeTo<C extends OpenCall, As>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  seenAs: SeenAs<C, As>,
  handle: Handle<C, As>,
) {
  const { alike } = app.house;
  answerIn(app, call, contract, async (asked, reply) => {
    const as = await seenAs(asked);
    const { params, query, db, clock } = asked;
    const key = JSON.stringify([call.path, params, query, as]);
    const written = await alike(key, async () => {
      const data = await handle({ params, query, db, clock }, as);
      return Buffer.from(reply.serialize({ flag: 0, message: '', data }) as string);
    });
    return reply.type('application/json; charset=utf-8').send(written);
  });
}
