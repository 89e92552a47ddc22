import type { SeatNeed } from '@cheese/domain/codes/classroom/seats';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { findReach } from '../../school/rights/rights.service';
import { type Seat, seatFault } from './seat';
import { findObserved, findPlace } from './seat.store';

/** By the holder of a token as the sessions remember them, as with rights in a school. */
const seats = new WeakMap<Person, Map<number, Promise<Seat | null>>>();

/** The place of somebody in a classroom, or their right to look on; null for neither. */
export function seatOf(db: Db, person: Person, classId: number): Promise<Seat | null> {
  const known = seats.get(person) ?? new Map<number, Promise<Seat | null>>();
  seats.set(person, known);
  const asked = known.get(classId) ?? findSeat(db, person, classId);
  known.set(classId, asked);
  asked.catch(() => known.delete(classId));
  return asked;
}

/** Of somebody who does not call: the place that they have now. */
export const placeOf = (db: Db, personId: number, classId: number) =>
  findPlace(db, personId, classId);

async function findSeat(db: Db, person: Person, classId: number): Promise<Seat | null> {
  return (await findPlace(db, person.id, classId)) ?? (await observe(db, person, classId));
}

async function observe(db: Db, person: Person, classId: number): Promise<Seat | null> {
  const reach = await findReach(db, person, 'viewTeaching');
  const found = reach && (await findObserved(db, reach, classId));
  if (!found) return null;
  const marks = await findReach(db, person, 'marks');
  const seesMarks = marks?.isWhole === true;
  return { ...found, memberId: null, memberName: '', role: null, seesMarks };
}

/** Refuses a stranger as if there were no such classroom. */
export async function requireSeat(
  db: Db,
  person: Person,
  { courseId, need }: { courseId: number; need: SeatNeed },
): Promise<Seat> {
  const seat = (await seatOf(db, person, courseId)) ?? refuse('classroom.notFound');
  const fault = seatFault(seat, need);
  if (fault === 'archived') refuse('term.archived');
  return fault === null ? seat : refuse('access.denied');
}
