import type { Screen } from './screen';

/** Routes of courses, anatomy and simulations, and of the user's own study. */
export const learningScreens: readonly Screen[] = [
  {
    path: '/course',
    layout: 'default',
    page: () => import('../pages/course/CoursePage'),
  },
  {
    path: '/certificate/verify',
    layout: 'default',
    page: () => import('../pages/certificate/verify/VerifyCertificatePage'),
  },
  {
    path: '/course/certificate',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/course/certificate/CourseCertificatePage'),
  },
  {
    path: '/course/comment',
    layout: 'head',
    page: () => import('../pages/course/comment/CourseCommentPage'),
  },
  {
    path: '/course/courseware',
    layout: 'head',
    page: () => import('../pages/course/courseware/CoursewarePage'),
  },
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
  {
    path: '/course/note',
    layout: 'head',
    needsLogin: true,
    page: () => import('../pages/course/note/CourseNotePage'),
  },
  {
    path: '/course/question',
    layout: 'head',
    needsLogin: true,
    page: () => import('../pages/course/question/AskCoursePage'),
  },
  {
    path: '/course/questionlist',
    layout: 'head',
    page: () => import('../pages/course/questionlist/CourseQuestionListPage'),
  },
  {
    path: '/course/reply',
    layout: 'head',
    page: () => import('../pages/course/reply/CourseReplyPage'),
  },
  {
    path: '/course/teacher',
    layout: 'default',
    page: () => import('../pages/course/teacher/CourseTeacherPage'),
  },
  {
    path: '/course/test',
    layout: 'head',
    page: () => import('../pages/course/test/CourseTestPage'),
  },

  {
    path: '/anatomy',
    layout: 'default',
    page: () => import('../pages/anatomy/AnatomyPage'),
  },
  {
    path: '/anatomy/detail',
    layout: 'default',
    page: () => import('../pages/anatomy/detail/AnatomyDetailPage'),
  },
  {
    path: '/anatomy/introduce',
    layout: 'default',
    page: () => import('../pages/anatomy/introduce/AnatomyIntroducePage'),
  },
  {
    path: '/anatomy/list',
    layout: 'default',
    page: () => import('../pages/anatomy/list/AnatomyListPage'),
  },
  {
    path: '/anatomy/study',
    layout: 'empty',
    page: () => import('../pages/anatomy/study/AnatomyStudyPage'),
  },

  {
    path: '/virtualSimulation',
    layout: 'headVirtualOrder',
    page: () => import('../pages/virtualSimulation/SimulationPage'),
  },
  {
    path: '/virtualSimulation/list',
    layout: 'headVirtualOrder',
    page: () => import('../pages/virtualSimulation/list/SimulationListPage'),
  },
  {
    path: '/virtualSimulation/detail',
    layout: 'headVirtualOrder',
    page: () => import('../pages/virtualSimulation/detail/SimulationDetailPage'),
  },
  {
    path: '/virtualSimulation/video/detail',
    layout: 'headVirtualOrder',
    page: () => import('../pages/virtualSimulation/video/detail/VideoPage'),
  },
  {
    path: '/firstAidDrillSystem',
    layout: 'firstAidDrill',
    page: () => import('../pages/firstAidDrillSystem/FirstAidDrillPage'),
  },

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
  {
    path: '/mycourse/mycollect',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/mycourse/mycollect/MyCollectPage'),
  },
];
