import { coming, type Screen } from './screen';

/** The areas with a brand of their own: morphology and the exam centre. */
export const centreScreens: readonly Screen[] = [
  coming('morphology', '/morphology'),
  coming('morphology', '/morphology/list'),
  coming('morphology', '/morphology/detail'),
  coming('empty', '/morphology/library'),
  coming('empty', '/morphology/slice'),
  coming('empty', '/morphology/specimen'),
  coming('empty', '/morphology/experiment'),
  coming('morphology', '/mymorphology'),
  coming('morphology', '/mymorphology/list'),
  coming('morphology', '/mymorphology/mycollect'),

  coming('testingCenter', '/testingCenter'),
  coming('testingCenter', '/testingCenter/dayQuestion'),
  coming('testingCenter', '/testingCenter/detail'),
  {
    path: '/testingCenter/examination',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/examination/ExaminationPage'),
  },
  coming('testingCenter', '/testingCenter/questionChapter'),
  {
    path: '/testingCenter/test',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/test/TestPage'),
  },
  coming('testingCenter', '/myQuestion'),
  coming('testingCenter', '/myQuestion/collect'),
  coming('testingCenter', '/myQuestion/wrong'),
];
