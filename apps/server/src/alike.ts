import type { Call } from '@cheese/domain/calls/call';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance } from 'fastify';
import { answerIn, type Asked } from './call';

/** Nothing of a person is at hand where an answer is made for many. */
export type AskedAlike<C extends CallContract> = Pick<
  Asked<C>,
  'params' | 'query' | 'db' | 'clock'
>;

export type OpenCall = CallContract & { access: 'open'; body?: undefined };

/** What who runs the platform sees alike: the guard stands before it. */
type ManagedCall = CallContract & { access: 'platformAdmin'; body?: undefined };

/** What those of one school see alike: `seenBy` looks at whose it is, and `alike` tells them apart. */
type TaughtCall = CallContract & { access: 'teacher'; body?: undefined };

/** How the answers of a call differ by who asks. */
interface Alike<C extends CallContract, Seen, As> {
  /** What is asked for anew of everybody, because it is their own. */
  seenBy(asked: Asked<C>): Promise<Seen> | Seen;
  /** What makes the answers of two people differ, as short as can be. */
  alike(seen: Seen): As;
  make(asked: AskedAlike<C>, as: As): Promise<Answers<C>> | Answers<C>;
  /** What is somebody's own in what was made for many; null where nothing is. */
  own?(data: Answers<C>, seen: Seen): Answers<C> | null;
}

/** Registers a call whose answer everybody sees alike. */
export const answerAlike = <C extends OpenCall | ManagedCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  make: (asked: AskedAlike<C>) => Promise<Answers<C>> | Answers<C>,
) => answerAlikeTo(app, call, contract, { seenBy: () => null, alike: () => null, make });

/**
 * The same for all who look as the same, as all members do: it is made once in a second for them
 * together, and sent as it was written (`alikeAnswers.ts`).
 */
export function answerAlikeTo<C extends OpenCall | ManagedCall | TaughtCall, Seen, As>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  { seenBy, alike: likeness, make, own = () => null }: Alike<C, Seen, As>,
) {
  const { alike } = app.house;
  answerIn(app, call, contract, async (asked, reply) => {
    const seen = await seenBy(asked);
    const as = likeness(seen);
    const { params, query, db, clock } = asked;
    const key = JSON.stringify([call.path, params, query, as]);
    const made = await alike(key, async () => {
      const data = await make({ params, query, db, clock }, as);
      const written = reply.serialize({ flag: 0, message: '', data }) as string;
      return { data, written: Buffer.from(written) };
    });
    const mine = own(made.data as Answers<C>, seen);
    if (mine !== null) return { flag: 0, message: '', data: mine };
    return reply.type('application/json; charset=utf-8').send(made.written);
  });
}
