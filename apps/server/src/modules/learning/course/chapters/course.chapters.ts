import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { selectItems } from './course.chapters.store';

type Item = Awaited<ReturnType<typeof selectItems>>[number];

export const toItem = (item: Item, isWhole: boolean): CoursewareItem => ({
  ...item,
  isLocked: !isWhole && !item.isTrial,
  isStudied: false,
});
