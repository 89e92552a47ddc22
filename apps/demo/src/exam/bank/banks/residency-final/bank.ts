import type { WrittenBank } from '../../written';
import { drugsCommunication } from './drugsCommunication';
import { emergencyRescue } from './emergencyRescue';
import { medicalDecisions } from './medicalDecisions';

export const residencyFinal: WrittenBank = {
  title: '住院医师规范化培训结业题库：理论与临床决策',
  chapters: [emergencyRescue, medicalDecisions, drugsCommunication],
};
