import type {
  LibraryChapter,
  SubscribedLibrary,
} from '@cheese/domain/contract/exam/questionLibrary';
import type { Practice } from '@cheese/domain/contract/exam/practice';

/** A published bank; a test sets only the fields that it is about. */
export const aBank = (said: Partial<SubscribedLibrary> = {}): SubscribedLibrary => ({
  id: 5,
  commodityId: 50,
  name: '内科学题库',
  summary: '一段介绍',
  cover: '',
  questionCount: 100,
  learnerCount: 12,
  charge: 2,
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
  answeredCount: 40,
  rightCount: 30,
  wrongCount: 10,
  dueCount: 7,
  subscribedAt: Date.UTC(2026, 10, 1),
  lastPractisedAt: Date.UTC(2026, 10, 20),
  ...said,
});

export const aChapter = (said: Partial<LibraryChapter> = {}): LibraryChapter => ({
  id: 31,
  pid: null,
  name: '循环系统',
  questionCount: 20,
  isLocked: false,
  hasTrial: false,
  answeredCount: 10,
  rightCount: 6,
  wrongCount: 4,
  dueCount: 2,
  ...said,
});

export const aPractice = (said: Partial<Practice> = {}): Practice => ({
  id: 71,
  source: 1,
  sourceId: 31,
  title: '内科学题库 · 循环系统',
  state: 1,
  questionCount: 20,
  answeredCount: 3,
  startedAt: Date.UTC(2026, 10, 20),
  submittedAt: null,
  ...said,
});
