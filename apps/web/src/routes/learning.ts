import { coming, type Screen } from './screen';

/** Courses, anatomy and simulation, and what somebody keeps of them. */
export const learningScreens: readonly Screen[] = [
  {
    path: '/course',
    layout: 'default',
    page: () => import('../pages/course/CoursePage'),
  },
  {
    path: '/course/comment',
    layout: 'head',
    page: () => import('../pages/course/comment/CourseCommentPage'),
  },
  coming('head', '/course/courseware'),
  {
    path: '/course/detail',
    layout: 'default',
    page: () => import('../pages/course/detail/CourseDetailPage'),
  },
  {
    path: '/course/directory',
    layout: 'default',
    page: () => import('../pages/course/directory/CourseDirectoryPage'),
  },
  {
    path: '/course/introduce',
    layout: 'default',
    page: () => import('../pages/course/introduce/CourseIntroducePage'),
  },
  coming('head', '/course/note'),
  coming('head', '/course/question'),
  coming('head', '/course/questionlist'),
  coming('head', '/course/reply'),
  {
    path: '/course/teacher',
    layout: 'default',
    page: () => import('../pages/course/teacher/CourseTeacherPage'),
  },
  coming('head', '/course/test'),

  coming('default', '/anatomy'),
  coming('default', '/anatomy/detail'),
  coming('default', '/anatomy/introduce'),
  coming('default', '/anatomy/list'),
  coming('empty', '/anatomy/study'),

  coming('headVirtualOrder', '/virtualSimulation'),
  coming('headVirtualOrder', '/virtualSimulation/list'),
  coming('headVirtualOrder', '/virtualSimulation/detail'),
  coming('headVirtualOrder', '/virtualSimulation/video/detail'),
  coming('firstAidDrill', '/firstAidDrillSystem'),

  {
    path: '/mycourse',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/mycourse/MyCoursePage'),
  },
  {
    path: '/mycourse/myclassroom',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/mycourse/myclassroom/MyClassroomPage'),
  },
  coming('default', '/mycourse/mycollect'),
];
