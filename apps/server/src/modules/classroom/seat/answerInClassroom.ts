import type { Call } from '@cheese/domain/calls/call';
import type { SeatNeed } from '@cheese/domain/codes/classroom/seats';
import type { Answers, CallContract } from '@cheese/domain/contract/call';
import type { FastifyInstance } from 'fastify';
import { answer, type CallContext } from '../../../calls/call';
import type { Person } from '../../../plugins/access';
import type { Seat } from './seat';
import { requireSeat } from './seat.service';

/** Every call of a classroom names it by `courseId`, in its query or its body. */
export type ClassroomCall = CallContract & { access: 'user'; seat: SeatNeed };

export type ClassroomContext<C extends ClassroomCall> = CallContext<C> & { seat: Seat };

/** What a service within a classroom needs to know of its caller. */
export type InClassroom = Pick<CallContext<ClassroomCall>, 'db' | 'clock'> & {
  person: Person;
  seat: Seat;
};

/** Registers a call of a classroom: whoever has no such seat in it is refused first. */
export function answerInClassroom<C extends ClassroomCall>(
  app: FastifyInstance,
  call: Call,
  contract: C,
  handle: (context: ClassroomContext<C>) => Promise<Answers<C>> | Answers<C>,
) {
  answer(app, call, contract, async (context) => {
    const named = contract.body ? context.body : context.query;
    const { courseId } = named as { courseId: number };
    const asked = { courseId, need: contract.seat };
    const seat = await requireSeat(context.db, context.person as Person, asked);
    return handle({ ...context, seat });
  });
}
