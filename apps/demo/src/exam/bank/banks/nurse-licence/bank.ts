import type { WrittenBank } from '../../written';
import { adultCare } from './adultCare';
import { nursingPractice } from './nursingPractice';
import { specialCare } from './specialCare';

export const nurseLicence: WrittenBank = {
  title: '护士执业资格考试题库：专业实务与实践能力',
  chapters: [nursingPractice, adultCare, specialCare],
};
