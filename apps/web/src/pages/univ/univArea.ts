import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import type { Area } from '../../features/neighbour/NeighbourPage';
import { texts } from './texts';

const { universityAdmin, universityCourses, universityStudy } = neighbourPaths;

const areas: readonly (readonly [string, Area])[] = [
  [universityAdmin, texts.admin],
  [universityCourses, texts.courses],
  [universityStudy, texts.study],
];

/** What is at an address of the university system; what has no name of its own is teaching. */
export const univArea = (pathname: string): Area =>
  areas.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1] ??
  texts.teaching;
