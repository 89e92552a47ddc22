import { coming, type Screen } from './screen';

/** Courses, anatomy and simulation, and what somebody keeps of them. */
export const learningScreens: readonly Screen[] = [
  coming('default', '/course'),
  coming('head', '/course/comment'),
  coming('head', '/course/courseware'),
  coming('default', '/course/detail'),
  coming('default', '/course/directory'),
  coming('default', '/course/introduce'),
  coming('head', '/course/note'),
  coming('head', '/course/question'),
  coming('head', '/course/questionlist'),
  coming('head', '/course/reply'),
  coming('default', '/course/teacher'),
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

  coming('default', '/mycourse'),
  coming('default', '/mycourse/myclassroom'),
  coming('default', '/mycourse/mycollect'),
];
