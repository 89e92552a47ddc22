import type { WrittenBank } from '../../written';
import { chemistry } from './chemistry';
import { haematology } from './haematology';
import { microbiologyAndImmunology } from './microbiologyAndImmunology';

export const labMedicine: WrittenBank = {
  title: '医学检验士资格题库：血液、生化与微生物',
  chapters: [haematology, chemistry, microbiologyAndImmunology],
};
