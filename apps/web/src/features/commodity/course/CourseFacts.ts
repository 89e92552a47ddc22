import type { CourseCardFacts } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { createContext } from 'react';

export interface CourseFacts {
  of: ReadonlyMap<number, CourseCardFacts>;
  setCollected: (courseId: number, isCollected: boolean) => void;
}

const nothing: CourseFacts = { of: new Map(), setCollected: () => undefined };

export const CourseFactsContext = createContext(nothing);
