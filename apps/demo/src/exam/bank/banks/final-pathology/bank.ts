import type { WrittenBank } from '../../written';
import { injuryAndInflammation } from './injuryAndInflammation';
import { organs } from './organs';
import { tumours } from './tumours';

export const finalPathology: WrittenBank = {
  title: '病理学期末题库：形态与临床联系',
  chapters: [injuryAndInflammation, tumours, organs],
};
