import type { WrittenBank } from '../../written';
import { asepsisAndHygiene } from './asepsisAndHygiene';
import { medication } from './medication';
import { vitalSigns } from './vitalSigns';

export const nurseFundamental: WrittenBank = {
  title: '基础护理学期末题库',
  chapters: [vitalSigns, medication, asepsisAndHygiene],
};
