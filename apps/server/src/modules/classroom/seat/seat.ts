import type { SeatNeed } from '@cheese/domain/codes/classroom/seats';
import { type TeachingRole, teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';

/** What somebody is in a classroom. */
export interface Seat {
  /** The teaching class, which is the classroom. */
  classId: number;
  organisationId: number;
  name: string;
  courseName: string;
  /** The line of the roll; null for who only looks on by a right in the school. */
  memberId: number | null;
  /** As the roll of the school names them. */
  memberName: string;
  role: TeachingRole | null;
  seesMarks: boolean;
  /** Its term is archived: everything can be read, and nothing changed. */
  isArchived: boolean;
}

const { teacher, assistant, learner } = teachingRoleCodes;

const seesMarks = ({ role, seesMarks: isGiven }: Seat) => role === teacher || isGiven;

/** What each need asks of a seat, apart from the term. */
const needs: Record<SeatNeed, (seat: Seat) => boolean> = {
  view: () => true,
  join: ({ role }) => role !== null,
  learn: ({ role }) => role === learner,
  assist: ({ role }) => role === teacher || role === assistant,
  teach: ({ role }) => role === teacher,
  marks: seesMarks,
  mark: (seat) => seat.role !== null && seesMarks(seat),
};

/** What changes nothing is answered after the term, too. */
const readingNeeds: readonly SeatNeed[] = ['view', 'assist', 'marks'];

export type SeatFault = 'denied' | 'archived';

export function seatFault(seat: Seat, need: SeatNeed): SeatFault | null {
  if (!needs[need](seat)) return 'denied';
  return seat.isArchived && !readingNeeds.includes(need) ? 'archived' : null;
}

export const isStaff = ({ role }: Seat) => role === teacher || role === assistant;
