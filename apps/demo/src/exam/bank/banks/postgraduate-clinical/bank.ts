import type { WrittenBank } from '../../written';
import { diagnosticsHeartLung } from './diagnosticsHeartLung';
import { digestionSurgery } from './digestionSurgery';
import { orthopaedicsSurgery } from './orthopaedicsSurgery';

export const postgraduateClinical: WrittenBank = {
  title: '考研西医综合题库：内科与外科病例',
  chapters: [diagnosticsHeartLung, digestionSurgery, orthopaedicsSurgery],
};
