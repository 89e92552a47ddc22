import type { WrittenBank } from '../../written';
import { pharmaceuticsAndLaw } from './pharmaceuticsAndLaw';
import { pharmacology } from './pharmacology';
import { prescriptionReview } from './prescriptionReview';

export const pharmacist: WrittenBank = {
  title: '临床药学资格题库：处方审核与药理',
  chapters: [pharmacology, prescriptionReview, pharmaceuticsAndLaw],
};
