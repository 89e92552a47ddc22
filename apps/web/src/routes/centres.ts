import type { Screen } from './screen';

/** Areas with a brand of their own: morphology and the exam centre. */
export const centreScreens: readonly Screen[] = [
  {
    path: '/morphology',
    layout: 'morphology',
    page: () => import('../pages/morphology/MorphologyPage'),
  },
  {
    path: '/morphology/list',
    layout: 'morphology',
    page: () => import('../pages/morphology/list/SlideListPage'),
  },
  {
    path: '/morphology/detail',
    layout: 'morphology',
    page: () => import('../pages/morphology/detail/LibraryDetailPage'),
  },
  {
    path: '/morphology/library',
    layout: 'empty',
    page: () => import('../pages/morphology/library/LibraryViewerPage'),
  },
  {
    path: '/morphology/slice',
    layout: 'empty',
    page: () => import('../pages/morphology/slice/SlicePage'),
  },
  {
    path: '/morphology/compare',
    layout: 'empty',
    page: () => import('../pages/morphology/compare/ComparePage'),
  },
  {
    path: '/morphology/tray',
    layout: 'morphology',
    needsLogin: true,
    page: () => import('../pages/morphology/tray/TrayPage'),
  },
  {
    path: '/morphology/specimen',
    layout: 'morphology',
    page: () => import('../pages/morphology/specimen/SpecimenPage'),
  },
  {
    path: '/morphology/experiment',
    layout: 'morphology',
    page: () => import('../pages/morphology/experiment/ExperimentPage'),
  },
  {
    path: '/mymorphology',
    layout: 'morphology',
    needsLogin: true,
    page: () => import('../pages/mymorphology/MyMorphologyPage'),
  },
  {
    path: '/mymorphology/list',
    layout: 'morphology',
    needsLogin: true,
    page: () => import('../pages/mymorphology/list/OwnLibrariesPage'),
  },
  {
    path: '/mymorphology/mycollect',
    layout: 'morphology',
    needsLogin: true,
    page: () => import('../pages/mymorphology/mycollect/MorphologyKeptPage'),
  },

  {
    path: '/testingCenter',
    layout: 'testingCenter',
    page: () => import('../pages/testingCenter/TestingCenterPage'),
  },
  {
    path: '/testingCenter/custom',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/custom/CustomPage'),
  },
  {
    path: '/testingCenter/dayQuestion',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/dayQuestion/DayQuestionPage'),
  },
  {
    path: '/testingCenter/detail',
    layout: 'testingCenter',
    page: () => import('../pages/testingCenter/detail/QuestionBankPage'),
  },
  {
    path: '/testingCenter/examination',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/examination/ExaminationPage'),
  },
  {
    path: '/testingCenter/question',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/question/QuestionTalkPage'),
  },
  {
    path: '/testingCenter/questionChapter',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/questionChapter/QuestionChapterPage'),
  },
  {
    path: '/testingCenter/test',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/testingCenter/test/TestPage'),
  },
  {
    path: '/myQuestion',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/myQuestion/MyQuestionPage'),
  },
  {
    path: '/myQuestion/collect',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/myQuestion/collect/CollectPage'),
  },
  {
    path: '/myQuestion/statistics',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/myQuestion/statistics/StatisticsPage'),
  },
  {
    path: '/myQuestion/wrong',
    layout: 'testingCenter',
    needsLogin: true,
    page: () => import('../pages/myQuestion/wrong/WrongPage'),
  },
];
