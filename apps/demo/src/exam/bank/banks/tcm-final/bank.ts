import type { WrittenBank } from '../../written';
import { fourExaminations } from './fourExaminations';
import { herbsAndFormulas } from './herbsAndFormulas';
import { organPatterns } from './organPatterns';

export const tcmFinal: WrittenBank = {
  title: '中医学期末题库：辨证与方药',
  chapters: [fourExaminations, organPatterns, herbsAndFormulas],
};
