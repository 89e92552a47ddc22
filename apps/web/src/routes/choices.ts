import type { Choice } from '../features/choosing/orChoose';

const rows: readonly [from: string, said: string, pages: readonly string[]][] = [
  ['/course', 'courseId', ['comment', 'courseware', 'detail', 'directory', 'introduce']],
  ['/course', 'courseId', ['question', 'test']],
  ['/course', 'id', ['reply']],
  ['/course', 'teacherId', ['teacher']],
  ['/mycourse', 'id', ['/course/certificate']],
  ['/morphology/list', 'id', ['/morphology/detail', '/morphology/library', '/morphology/slice']],
  ['/mymorphology', 'id', ['/morphology/tray']],
  ['/anatomy/list', 'id', ['/anatomy/detail', '/anatomy/introduce', '/anatomy/study']],
  ['/virtualSimulation/list', 'id', ['/virtualSimulation/detail']],
  ['/virtualSimulation/list', 'id', ['/virtualSimulation/video/detail']],
  ['/clinical-system/', 'id', ['/clinical-system/bench', '/clinical-system/case']],
  ['/clinical-system/', 'id', ['/clinical-system/debrief']],
  ['/testingCenter', 'id', ['detail']],
  ['/testingCenter', 'examId', ['examination']],
  ['/myQuestion', 'practiceId', ['/testingCenter/test']],
  ['/myQuestion', 'questionId', ['/testingCenter/question']],
  ['/news', 'id', ['details']],
  ['/luohe', 'id', ['details']],
  ['/realTimeInfo', 'id', ['detail']],
  ['/manage/orders', 'orderId', ['detail']],
  ['/manage/reconcile', 'id', ['detail']],
  ['/univ/banks', 'bankId', ['detail', 'import']],
  ['/univ/papers', 'paperId', ['detail', 'print']],
  ['/univ/exams', 'examId', ['analysis', 'detail', 'live', 'marking', 'results']],
  ['/univ/exams', 'attemptId', ['attempt']],
  ['/univ/courses', 'courseId', ['detail']],
  // Assistants may open these pages, but not the list of courses, which is for those who make them.
  ['/univ', 'courseId', ['courses/learners', 'courses/notices']],
  ['/univ/courses', 'itemId', ['item']],
  ['/univ/slides', 'id', ['edit', 'looks']],
  ['/univ/models', 'id', ['edit']],
  ['/univ/simulations', 'id', ['edit']],
  ['/univ/patients', 'id', ['edit']],
  ['/univ/drills', 'id', ['edit']],
];

/** A page without a leading slash is below the path of its list. */
const pathOf = (from: string, page: string) => (page.startsWith('/') ? page : `${from}/${page}`);

export const choices: Readonly<Record<string, Choice>> = Object.fromEntries(
  rows.flatMap(([from, said, pages]) => pages.map((page) => [pathOf(from, page), { said, from }])),
);
