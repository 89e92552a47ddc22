import type { Call } from '@cheese/domain/calls/call';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallContext, Guard } from './call';
import { answerIn } from './call';

/** Nothing of a person is at hand where an answer is made for many. */
export type SharedCallContext<C extends CallContract> = Pick<
  CallContext<C>,
  'params' | 'query' | 'db' | 'clock'
>;

export type OpenCall = CallContract & { access: 'open'; body?: undefined };

/** Calls for platform administrators share one answer, since the guard runs before the cache. */
type ManagedCall = CallContract & { access: 'platformAdmin'; body?: undefined };

/**
 * Calls for teachers share an answer within a school: `seenBy` checks the owner, and `alike` is the
 * cache key.
 */
type TaughtCall = CallContract & { access: 'teacher'; body?: undefined };

/** Calls within a school, whose guard asks for a right in it. */
type SchoolCall = CallContract & { access: 'user'; right: SchoolRight; body?: undefined };

/** Splits an answer into a shared, cached part and the caller's own part. */
interface Alike<C extends CallContract, Seen, As> {
  /** Runs for each caller, before the cache. */
  seenBy(context: CallContext<C>): Promise<Seen> | Seen;
  /** The cache key, as small as possible. */
  alike(seen: Seen): As;
  make(context: SharedCallContext<C>, as: As): Promise<Answers<C>> | Answers<C>;
  /** Merges the caller's own data into the shared answer; null if there is none. */
  own?(data: Answers<C>, seen: Seen): Answers<C> | null;
  /**
   * The same where all that is their own are the last fields of the answer, in the order of its
   * contract: the rest is sent as it was written, which is most of the work. Null leaves it to `own`.
   */
  ownEnd?(seen: Seen, data: Answers<C>): Partial<Answers<C>> | null;
}

/** Registers a call whose answer everybody sees alike. */
export const answerShared = <C extends OpenCall | ManagedCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  make: (context: SharedCallContext<C>) => Promise<Answers<C>> | Answers<C>,
) => answerSharedTo(app, call, contract, { seenBy: () => null, alike: () => null, make });

/**
 * As above for callers with the same view, such as all members: the answer is made once a second
 * for them together and sent in serialised form (`sharedAnswers.ts`).
 */
export function answerSharedTo<
  C extends OpenCall | ManagedCall | TaughtCall | SchoolCall,
  Seen,
  As,
>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  { seenBy, alike: likeness, make, own = () => null, ownEnd = () => null }: Alike<C, Seen, As>,
  guard?: Guard,
) {
  const { alike } = app.services;
  const send = async (context: CallContext<C>, reply: FastifyReply) => {
    const seen = await seenBy(context);
    const as = likeness(seen);
    const { params, query, db, clock } = context;
    const key = JSON.stringify([call.path, params, query, as]);
    const made = await alike(key, async () => {
      const data = await make({ params, query, db, clock }, as);
      const written = reply.serialize({ flag: 0, message: '', data }) as string;
      return { data, written: Buffer.from(written) };
    });
    const end = ownEnd(seen, made.data as Answers<C>);
    const mine = end === null ? own(made.data as Answers<C>, seen) : null;
    if (mine !== null) return { flag: 0, message: '', data: mine };
    const written = end === null ? made.written : withEnd(made.written, end);
    return reply.type('application/json; charset=utf-8').send(written);
  };
  answerIn(app, call, contract, send, { ...(guard && { guard }) });
}

/** Replaces the serialised end of the answer, from the first of these fields on. */
function withEnd(written: Buffer, end: object): Buffer {
  const [first] = Object.keys(end);
  const cut = written.lastIndexOf(`,"${first}":`);
  if (cut < 0) throw new Error(`an answer that ends with ${first} does not name it`);
  // It closes the fields, and then the envelope around them.
  const own = Buffer.from(`,${JSON.stringify(end).slice(1)}}`);
  return Buffer.concat([written.subarray(0, cut), own]);
}
