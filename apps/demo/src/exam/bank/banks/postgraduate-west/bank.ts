import type { WrittenBank } from '../../written';
import { biochemistry } from './biochemistry';
import { pathology } from './pathology';
import { physiology } from './physiology';

export const postgraduateWest: WrittenBank = {
  title: '考研西医综合题库：生理生化病理专项',
  chapters: [physiology, biochemistry, pathology],
};
