import type { WrittenBank } from '../../written';
import { childrenWomen } from './childrenWomen';
import { chronicDisease } from './chronicDisease';
import { infectionControl } from './infectionControl';

export const assistantPhysician: WrittenBank = {
  title: '临床执业助理医师题库：基层常见病',
  chapters: [chronicDisease, infectionControl, childrenWomen],
};
