import { learningMessages } from '../../texts/learningMessages';

/** The left menu of the classroom: the query's `menuIndex`, and the page under `/colleges`. */
export const classroomMenu = {
  1: { text: learningMessages.classroomNotice, segment: 'notice' },
  2: { text: learningMessages.classroomRank, segment: 'rank' },
  3: { text: learningMessages.classroomCourseware, segment: 'courseware' },
  4: { text: learningMessages.classroomTest, segment: 'test' },
  5: { text: learningMessages.classroomExamination, segment: 'examination' },
  6: { text: learningMessages.classroomNote, segment: 'note' },
  7: { text: learningMessages.classroomDiscuss, segment: 'discuss' },
  8: { text: learningMessages.classroomMistakes, segment: 'mistakesCollect' },
} as const;
export type ClassroomMenuIndex = keyof typeof classroomMenu;
