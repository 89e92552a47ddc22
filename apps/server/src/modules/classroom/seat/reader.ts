import type { InClassroom } from './answerInClassroom';
import { isStaff } from './seat';

/** Who reads in a classroom: those who teach or assist see what is hidden or waits, too. */
export interface Reader {
  classId: number;
  personId: number;
  isStaff: boolean;
}

export const readerOf = ({ seat, person }: InClassroom): Reader => ({
  classId: seat.classId,
  personId: person.id,
  isStaff: isStaff(seat),
});
