import { classroomEntries as entries } from '@cheese/domain/codes/classroom/classroomEntries';
import { withQuery } from '@cheese/ui/address/withQuery';

/** Query of a page in a classroom; `menuIndex` marks the entry of the left menu. */
interface InRoom {
  courseId: number;
  menuIndex?: number | undefined;
}
interface OneIn extends InRoom {
  id?: number | undefined;
  /** Opens the form, for a new item or for the one with the `id`. */
  write?: 1 | undefined;
}

/** Addresses of the classroom; `courseId` is the number of the teaching class. */
export const collegePaths = {
  /** The classroom; with a `topicId` alone the page finds the classroom of the topic. */
  home: (query: { courseId?: number; topicId?: number }) => withQuery('/colleges', { ...query }),
  /** An entry of the left menu, which keeps the current query. */
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
