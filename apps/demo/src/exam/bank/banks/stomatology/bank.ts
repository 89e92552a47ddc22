import type { WrittenBank } from '../../written';
import { endodontics } from './endodontics';
import { maxillofacialSurgery } from './maxillofacialSurgery';
import { periodonticsAndProsthodontics } from './periodonticsAndProsthodontics';

export const stomatology: WrittenBank = {
  title: '口腔执业医师题库：牙体牙髓与颌面外科',
  chapters: [endodontics, periodonticsAndProsthodontics, maxillofacialSurgery],
};
