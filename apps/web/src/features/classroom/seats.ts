import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';

type Seat = Pick<ClassroomDetail, 'role' | 'isArchived'>;

const { teacher, assistant, learner } = teachingRoleCodes;

export const isLearner = ({ role }: Seat) => role === learner;
export const isStaff = ({ role }: Seat) => role === teacher || role === assistant;
/** May write there at all: whoever is in it, while its term is open. */
export const mayJoin = ({ role, isArchived }: Seat) => role !== null && !isArchived;
export const mayTeach = ({ role, isArchived }: Seat) => role === teacher && !isArchived;
