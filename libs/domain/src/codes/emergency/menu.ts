import { systemMessages } from '../../texts/systemMessages';

/** The side menu of the emergency centre's system, with the page of each entry under `system`. */
export const emergencyMenu = [
  { text: systemMessages.resourceManagement, segment: 'resourceManage' },
  { text: systemMessages.welfareManagement, segment: 'welfare' },
  { text: systemMessages.learnSituation, segment: 'learnSituation' },
  { text: systemMessages.questionManagement, segment: 'questionManage' },
] as const;
