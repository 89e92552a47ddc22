import { messages } from '../texts/messages';

/** The side menu of the emergency centre's system, and the page under its `system`. */
export const emergencyMenu = [
  { text: messages.resourceManagement, segment: 'resourceManage' },
  { text: messages.welfareManagement, segment: 'welfare' },
  { text: messages.learnSituation, segment: 'learnSituation' },
  { text: messages.questionManagement, segment: 'questionManage' },
] as const;
