import type { WrittenBank } from '../../written';
import { epidemiology } from './epidemiology';
import { prevention } from './prevention';
import { statistics } from './statistics';

export const publicHealth: WrittenBank = {
  title: '公共卫生执业医师题库：流行病与统计',
  chapters: [epidemiology, statistics, prevention],
};
