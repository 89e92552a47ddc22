import { classroomMenuCodes as entries } from '@cheese/domain/codes/classroom/classroomMenu';
import { withQuery } from '@cheese/ui/address/withQuery';

/** A place in a classroom, which its number and the entry of its menu name. */
interface InRoom {
  courseId: number;
  menuIndex?: number | undefined;
}
interface OneIn extends InRoom {
  id?: number | undefined;
  /** The form instead of what it changes. */
  write?: 1 | undefined;
}

/** Addresses of the classroom; `courseId` is the number of the teaching class. */
export const collegePaths = {
  /** The classroom, or the topic in it that only its number is known of. */
  home: (query: { courseId?: number; topicId?: number }) => withQuery('/colleges', { ...query }),
  /** An entry of the left menu, which keeps what its address says. */
  entry: (segment: string, query: Record<string, string | undefined>) =>
    withQuery(`/colleges/${segment}`, query),
  notices: (query: OneIn) => withQuery('/colleges/notice', { menuIndex: entries.notice, ...query }),
  courseware: (query: InRoom) =>
    withQuery('/colleges/courseware', { menuIndex: entries.courseware, ...query }),
  discuss: (query: OneIn) =>
    withQuery('/colleges/discuss', { menuIndex: entries.discuss, ...query }),
  discussed: (query: InRoom) =>
    withQuery('/colleges/discussed', { menuIndex: entries.discuss, ...query }),
  questions: (query: InRoom) => withQuery('/colleges/aq', { menuIndex: entries.discuss, ...query }),
  question: (query: OneIn) =>
    withQuery('/colleges/aqDetail', { menuIndex: entries.discuss, ...query }),
  ask: (query: InRoom) => withQuery('/colleges/question', { menuIndex: entries.discuss, ...query }),
  toAnswer: (query: InRoom) =>
    withQuery('/colleges/teacherAnswer', { menuIndex: entries.discuss, ...query }),
};
