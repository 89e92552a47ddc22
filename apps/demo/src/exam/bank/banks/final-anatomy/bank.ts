import type { WrittenBank } from '../../written';
import { locomotor } from './locomotor';
import { nervous } from './nervous';
import { vessels } from './vessels';
import { viscera } from './viscera';

export const finalAnatomy: WrittenBank = {
  title: '系统解剖学期末题库：结构与毗邻',
  chapters: [locomotor, viscera, vessels, nervous],
};
