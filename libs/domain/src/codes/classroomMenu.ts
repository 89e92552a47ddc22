import { messages } from '../texts/messages';

/** The left menu of the classroom: the query's `menuIndex`, and the page under `/colleges`. */
export const classroomMenu = {
  1: { text: messages.classroomNotice, segment: 'notice' },
  2: { text: messages.classroomRank, segment: 'rank' },
  3: { text: messages.classroomCourseware, segment: 'courseware' },
  4: { text: messages.classroomTest, segment: 'test' },
  5: { text: messages.classroomExamination, segment: 'examination' },
  6: { text: messages.classroomNote, segment: 'note' },
  7: { text: messages.classroomDiscuss, segment: 'discuss' },
  8: { text: messages.classroomMistakes, segment: 'mistakesCollect' },
} as const;
export type ClassroomMenuIndex = keyof typeof classroomMenu;
