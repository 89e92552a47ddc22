import { coming, type Screen } from './screen';

/** Pages that are not built yet. */
const pages = [
  'courseNote',
  'coursewareDetail',
  'exam',
  'examination',
  'free',
  'interaction',
  'interactionDetail',
  'lookQuestion',
  'mistakesCollect',
  'note',
  'rank',
  'test',
];

export const classroomScreens: readonly Screen[] = [
  {
    path: '/colleges',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/CollegesPage'),
  },
  {
    path: '/colleges/aq',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/aq/AqPage'),
  },
  {
    path: '/colleges/aqDetail',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/aqDetail/AqDetailPage'),
  },
  {
    path: '/colleges/courseware',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/courseware/ClassCoursewarePage'),
  },
  {
    path: '/colleges/discuss',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/discuss/DiscussPage'),
  },
  {
    path: '/colleges/discussed',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/discussed/DiscussedPage'),
  },
  {
    path: '/colleges/notice',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/notice/ClassNoticePage'),
  },
  {
    path: '/colleges/question',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/question/AskPage'),
  },
  {
    path: '/colleges/teacherAnswer',
    layout: 'colleges',
    needsLogin: true,
    page: () => import('../pages/colleges/teacherAnswer/TeacherAnswerPage'),
  },
  ...pages.map((page) => coming('colleges', `/colleges/${page}`)),
];
