import type { Call } from '@cheese/domain/calls/call';
import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance } from 'fastify';
import { answer, type CallContext, type Guard } from '../../../calls/call';
import { answerSharedTo, type SharedCallContext } from '../../../calls/shared';
import type { Person } from '../../../plugins/access';
import type { Reach } from './reach';
import { requireReach } from './rights.service';

export type SchoolCall = CallContract & { access: 'user'; right: SchoolRight };

/** The context of a call within a school: how far the caller's right goes, too. */
export type SchoolContext<C extends SchoolCall> = CallContext<C> & { reach: Reach };

/** Registers a call of a school: whoever has its right nowhere is refused before anything is read. */
export function answerInSchool<C extends SchoolCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  handle: (context: SchoolContext<C>) => Promise<Answers<C>> | Answers<C>,
) {
  const guard: Guard = (db, person) => requireReach(db, person, contract.right);
  const handleWithin = async (context: CallContext<C>) => {
    const reach = await requireReach(context.db, context.person as Person, contract.right);
    return handle({ ...context, reach });
  };
  answer(app, call, contract, handleWithin, guard);
}

/** How far somebody's right goes, without who they are. */
export type SharedReach = Pick<
  Reach,
  'organisationId' | 'isWhole' | 'departments' | 'classes' | 'teachingClasses'
>;

/** As above where all whose right goes as far see the same: it is made once a second for them. */
export function answerSharedInSchool<C extends SchoolCall & { body?: undefined }>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  make: (context: SharedCallContext<C>, reach: SharedReach) => Promise<Answers<C>>,
) {
  const guard: Guard = (db, person) => requireReach(db, person, contract.right);
  const shared = {
    seenBy: ({ db, person }: CallContext<C>) => requireReach(db, person as Person, contract.right),
    alike: ({ organisationId, isWhole, departments, classes, teachingClasses }: Reach) => ({
      organisationId,
      isWhole,
      departments,
      classes,
      teachingClasses,
    }),
    make,
  };
  answerSharedTo(app, call, contract, shared, guard);
}
