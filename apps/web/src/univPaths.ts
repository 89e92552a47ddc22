import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Role } from '@cheese/domain/codes/people/roles';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { withQuery } from '@cheese/ui/address/withQuery';

interface PeopleAsked {
  departmentId?: number;
  classId?: number;
  role?: Role;
  state?: MemberState;
}

interface InsightAsked {
  termId?: number;
  departmentId?: number;
  classId?: number;
  teachingClassId?: number;
}

export const univPaths = {
  home: () => '/univ',
  exam: (view: 'results' | 'analysis' | 'marking', query: { examId: number }) =>
    withQuery(`/univ/exams/${view}`, query),
  attempt: (query: { examId: number; attemptId: number }) =>
    withQuery('/univ/exams/attempt', query),
  schoolAudit: () => '/univ/colleges/school/audit',
  schoolImport: (query: { importId?: number } = {}) =>
    withQuery('/univ/colleges/school/import', query),
  banks: () => '/univ/banks',
  bank: (query: { bankId: number; chapterId?: number; view?: 'twins' | 'reports' }) =>
    withQuery('/univ/banks/detail', query),
  /** An existing question, or a new one in a chapter of a bank. */
  question: (query: { questionId: number } | { bankId: number; chapterId: number }) =>
    withQuery('/univ/banks/question', query),
  courseLearners: (query: { courseId: number }) => withQuery('/univ/courses/learners', query),
  courseNotices: (query: { courseId: number; page?: number }) =>
    withQuery('/univ/courses/notices', query),
  courseQuestions: (query: { courseId?: number } = {}) =>
    withQuery('/univ/courses/questions', query),
  schoolNotices: () => '/univ/colleges/school/notices',
  schoolNotice: (query: { id: number }) => withQuery('/univ/colleges/school/notices/detail', query),
  /** Without an `id` the page creates a new notice. */
  editSchoolNotice: (query: { id?: number } = {}) =>
    withQuery('/univ/colleges/school/notices/edit', query),
  licences: () => '/univ/colleges/school/licences',
  licence: (query: { id: number }) => withQuery('/univ/colleges/school/licences/detail', query),
  insight: (query: InsightAsked = {}) => withQuery('/univ/colleges/school/insight', { ...query }),
  terms: () => '/univ/colleges/school/terms',
  teachingClasses: (query: { termId?: number } = {}) =>
    withQuery('/univ/colleges/school/teaching', query),
  teachingClass: (query: { id: number }) =>
    withQuery('/univ/colleges/school/teaching/detail', query),
  joinTeachingClass: (query: { code?: string } = {}) =>
    withQuery('/univ/colleges/school/teaching/join', query),
  join: (query: { code?: string } = {}) => withQuery('/univ/join', query),
  courses: () => '/univ/courses',
  course: (query: { courseId: number; view?: 'sheet' }) => withQuery('/univ/courses/detail', query),
  courseItem: (query: { itemId: number }) => withQuery('/univ/courses/item', query),
  media: () => '/univ/media',
  slides: (query: { libraryId?: number; shelf?: Shelf } = {}) => withQuery('/univ/slides', query),
  slide: (view: 'edit' | 'looks', query: { id: number }) =>
    withQuery(`/univ/slides/${view}`, query),
  slideFindings: () => '/univ/slides/findings',
  slideReports: () => '/univ/slides/reports',
  models: () => '/univ/models',
  model: (query: { id: number }) => withQuery('/univ/models/edit', query),
  simulations: () => '/univ/simulations',
  simulation: (query: { id: number }) => withQuery('/univ/simulations/edit', query),
  patients: () => '/univ/patients',
  patient: (query: { id: number }) => withQuery('/univ/patients/edit', query),
  drills: () => '/univ/drills',
  drill: (query: { id: number }) => withQuery('/univ/drills/edit', query),
  trays: () => '/univ/trays',
  papers: () => '/univ/papers',
  paper: ({ paperId }: { paperId: number }) => withQuery('/univ/papers/detail', { paperId }),
  paperPrint: ({ key, ...made }: { paperId: number; seed: number; key: boolean }) =>
    withQuery('/univ/papers/print', { ...made, ...(key && { key: 1 }) }),
  schoolProfile: () => '/univ/colleges/school/profile',
  departments: (query: { id?: number } = {}) =>
    withQuery('/univ/colleges/school/departments', query),
  schoolClasses: (query: { departmentId?: number; year?: number } = {}) =>
    withQuery('/univ/colleges/school/classes', query),
  people: (query: PeopleAsked = {}) => withQuery('/univ/colleges/school/people', { ...query }),
  person: (query: { id: number }) => withQuery('/univ/colleges/school/people/detail', query),
  schoolRoles: () => '/univ/colleges/school/roles',
  exams: () => '/univ/exams',
  examSettings: (query: { examId: number }) => withQuery('/univ/exams/detail', query),
  examLive: ({ examId }: { examId: number }) => withQuery('/univ/exams/live', { examId }),
  importQuestions: (query: { bankId: number; importId?: number }) =>
    withQuery('/univ/banks/import', query),
};
