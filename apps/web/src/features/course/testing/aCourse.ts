import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import type {
  CourseDetail,
  LearntCourse,
} from '@cheese/domain/contract/learning/shapes/courseShapes';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { CommodityDetail } from '@cheese/domain/contract/shop/shapes/commodityShapes';

const facts = {
  id: 5,
  name: '内科学',
  cover: '',
  courseType: 1 as const,
  teacher: '林远',
  organisation: null,
  learnerCount: 1200,
  chapterCount: 2,
  coursewareCount: 4,
  durationS: 9000,
  rating: { average: 4.8, count: 12 },
};

export const aSold = (said: Partial<CommodityDetail> = {}): CommodityDetail => ({
  id: 50,
  type: 1,
  productId: 5,
  title: '内科学',
  description: '一段介绍',
  cover: '',
  tags: [],
  teacher: '林远',
  learnerCount: 1200,
  publishedAt: Date.UTC(2026, 10, 1),
  offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
  charge: 2,
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  deadline: null,
  limitedFree: false,
  pictures: [],
  html: '',
  tagPath: [],
  specifications: [],
  collectCount: 3,
  commentCount: 0,
  expiration: null,
  ...said,
});

/** A course as a visitor sees it; a test sets only the fields that it is about. */
export const aCourse = (said: Partial<CourseDetail> = {}): CourseDetail => ({
  ...facts,
  description: '一段介绍',
  trailer: null,
  certificateShare: 80,
  commodity: aSold(),
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  isTeaching: false,
  isPreview: false,
  isCollected: false,
  progress: null,
  lastLearnt: null,
  ...said,
});

export const aLearnt = (said: Partial<LearntCourse> = {}): LearntCourse => ({
  ...facts,
  state: 2,
  studiedCount: 1,
  lastLearntAt: Date.UTC(2026, 10, 19),
  expiration: null,
  lastLearnt: { chapterId: 31, coursewareId: 42, title: '心力衰竭' },
  isLocked: false,
  isTrial: false,
  isGone: false,
  ...said,
});

export const anItem = (said: Partial<CoursewareItem> = {}): CoursewareItem => ({
  id: 41,
  courseId: 5,
  chapterId: 31,
  type: 1,
  title: '导学',
  durationS: 600,
  rule: 'watched',
  isTrial: false,
  isLocked: false,
  isStudied: false,
  ...said,
});

export const aChapter = (said: Partial<DirectoryChapter> = {}): DirectoryChapter => ({
  id: 31,
  pid: null,
  courseId: 5,
  title: '循环系统',
  coursewareCount: 1,
  hasText: false,
  coursewares: [anItem()],
  ...said,
});
