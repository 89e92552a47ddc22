import type { Screen } from './screen';
import { schoolScreens } from './univSchool';

const forTeachers = { layout: 'workplace', needsLogin: true, isFor: 'teacher' } as const;
const forMakers = { ...forTeachers, isFor: 'maker' } as const;
const forAll = { layout: 'workplace', needsLogin: true } as const;

export const univScreens: readonly Screen[] = [
  { path: '/univ', ...forAll, page: () => import('../pages/univ/UnivPage') },
  ...schoolScreens,
  {
    path: '/univ/stu-sys/my-study',
    ...forAll,
    page: () => import('../pages/univ/stu-sys/my-study/MyStudyPage'),
  },
  {
    path: '/univ/exams/results',
    ...forTeachers,
    page: () => import('../pages/univ/exams/results/ResultsPage'),
  },
  {
    path: '/univ/exams/attempt',
    ...forTeachers,
    page: () => import('../pages/univ/exams/attempt/AttemptPage'),
  },
  {
    path: '/univ/exams/analysis',
    ...forTeachers,
    page: () => import('../pages/univ/exams/analysis/AnalysisPage'),
  },
  {
    path: '/univ/exams/marking',
    ...forTeachers,
    page: () => import('../pages/univ/exams/marking/MarkingPage'),
  },
  {
    path: '/univ/courses/learners',
    ...forAll,
    page: () => import('../pages/univ/courses/learners/LearnersPage'),
  },
  {
    path: '/univ/courses/notices',
    ...forAll,
    page: () => import('../pages/univ/courses/notices/NoticesPage'),
  },
  {
    path: '/univ/courses/questions',
    ...forAll,
    page: () => import('../pages/univ/courses/questions/QuestionsPage'),
  },
  { path: '/univ/join', ...forAll, page: () => import('../pages/univ/join/JoinPage') },
  {
    path: '/univ/banks',
    ...forTeachers,
    page: () => import('../pages/univ/banks/BanksPage'),
  },
  {
    path: '/univ/banks/detail',
    ...forTeachers,
    page: () => import('../pages/univ/banks/detail/BankDetailPage'),
  },
  {
    path: '/univ/banks/question',
    ...forTeachers,
    page: () => import('../pages/univ/banks/question/QuestionPage'),
  },
  {
    path: '/univ/courses',
    ...forMakers,
    page: () => import('../pages/univ/courses/CoursesPage'),
  },
  {
    path: '/univ/courses/detail',
    ...forMakers,
    page: () => import('../pages/univ/courses/detail/CourseEditPage'),
  },
  {
    path: '/univ/courses/item',
    ...forMakers,
    page: () => import('../pages/univ/courses/item/CourseItemPage'),
  },
  {
    path: '/univ/media',
    ...forMakers,
    page: () => import('../pages/univ/media/MediaPage'),
  },
  {
    path: '/univ/slides',
    ...forMakers,
    page: () => import('../pages/univ/slides/SlidesPage'),
  },
  {
    path: '/univ/slides/edit',
    ...forMakers,
    page: () => import('../pages/univ/slides/edit/SlideEditPage'),
  },
  {
    path: '/univ/slides/findings',
    ...forMakers,
    page: () => import('../pages/univ/slides/findings/SlideFindingsPage'),
  },
  {
    path: '/univ/slides/looks',
    ...forMakers,
    page: () => import('../pages/univ/slides/looks/SlideLooksPage'),
  },
  {
    path: '/univ/slides/reports',
    ...forMakers,
    page: () => import('../pages/univ/slides/reports/SlideReportsPage'),
  },
  {
    path: '/univ/models',
    ...forMakers,
    page: () => import('../pages/univ/models/ModelsPage'),
  },
  {
    path: '/univ/models/edit',
    ...forMakers,
    page: () => import('../pages/univ/models/edit/ModelEditPage'),
  },
  {
    path: '/univ/simulations',
    ...forMakers,
    page: () => import('../pages/univ/simulations/SimulationsPage'),
  },
  {
    path: '/univ/simulations/edit',
    ...forMakers,
    page: () => import('../pages/univ/simulations/edit/SimulationEditPage'),
  },
  {
    path: '/univ/patients',
    ...forMakers,
    page: () => import('../pages/univ/patients/PatientsPage'),
  },
  {
    path: '/univ/patients/edit',
    ...forMakers,
    page: () => import('../pages/univ/patients/edit/PatientEditPage'),
  },
  {
    path: '/univ/drills',
    ...forMakers,
    page: () => import('../pages/univ/drills/DrillsPage'),
  },
  {
    path: '/univ/drills/edit',
    ...forMakers,
    page: () => import('../pages/univ/drills/edit/DrillEditPage'),
  },
  {
    path: '/univ/trays',
    ...forTeachers,
    page: () => import('../pages/univ/trays/TraysPage'),
  },
  {
    path: '/univ/papers',
    ...forTeachers,
    page: () => import('../pages/univ/papers/PapersPage'),
  },
  {
    path: '/univ/papers/detail',
    ...forTeachers,
    page: () => import('../pages/univ/papers/detail/PaperPage'),
  },
  {
    path: '/univ/papers/print',
    ...forTeachers,
    layout: 'none',
    page: () => import('../pages/univ/papers/print/PaperPrintPage'),
  },
  {
    path: '/univ/exams',
    ...forTeachers,
    page: () => import('../pages/univ/exams/ExamsPage'),
  },
  {
    path: '/univ/exams/detail',
    ...forTeachers,
    page: () => import('../pages/univ/exams/detail/ExamPage'),
  },
  {
    path: '/univ/exams/live',
    ...forTeachers,
    page: () => import('../pages/univ/exams/live/LivePage'),
  },
  {
    path: '/univ/banks/import',
    ...forTeachers,
    page: () => import('../pages/univ/banks/import/ImportPage'),
  },
  {
    path: '/univ/*',
    layout: 'default',
    page: () => import('../pages/univ/elsewhere/ElsewherePage'),
  },
];
