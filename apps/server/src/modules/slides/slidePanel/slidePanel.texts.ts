export const slidePanelTexts = {
  findings: '镜下所见',
  discussion: '讨论',
} as const;
