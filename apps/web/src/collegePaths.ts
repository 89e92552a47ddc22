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

const [NOTICE, COURSEWARE, DISCUSS] = [1, 3, 7] as const;

/** Addresses of the classroom; `courseId` is the number of the teaching class. */
export const collegePaths = {
  /** The classroom, or the topic in it that only its number is known of. */
  home: (query: { courseId?: number; topicId?: number }) => withQuery('/colleges', { ...query }),
  /** An entry of the left menu, which keeps what its address says. */
  entry: (segment: string, query: Record<string, string | undefined>) =>
    withQuery(`/colleges/${segment}`, query),
  notices: (query: OneIn) => withQuery('/colleges/notice', { menuIndex: NOTICE, ...query }),
  courseware: (query: InRoom) =>
    withQuery('/colleges/courseware', { menuIndex: COURSEWARE, ...query }),
  discuss: (query: OneIn) => withQuery('/colleges/discuss', { menuIndex: DISCUSS, ...query }),
  discussed: (query: InRoom) => withQuery('/colleges/discussed', { menuIndex: DISCUSS, ...query }),
  questions: (query: InRoom) => withQuery('/colleges/aq', { menuIndex: DISCUSS, ...query }),
  question: (query: OneIn) => withQuery('/colleges/aqDetail', { menuIndex: DISCUSS, ...query }),
  ask: (query: InRoom) => withQuery('/colleges/question', { menuIndex: DISCUSS, ...query }),
  toAnswer: (query: InRoom) =>
    withQuery('/colleges/teacherAnswer', { menuIndex: DISCUSS, ...query }),
};
