import { coming, type Screen } from './screen';

const pages = [
  'aq',
  'aqDetail',
  'courseNote',
  'courseware',
  'coursewareDetail',
  'discuss',
  'discussed',
  'exam',
  'examination',
  'free',
  'interaction',
  'interactionDetail',
  'lookQuestion',
  'mistakesCollect',
  'note',
  'notice',
  'question',
  'rank',
  'teacherAnswer',
  'test',
];

/** The classroom: every page stands beside its menu. */
export const classroomScreens: readonly Screen[] = [
  coming('colleges', '/colleges'),
  ...pages.map((page) => coming('colleges', `/colleges/${page}`)),
];
