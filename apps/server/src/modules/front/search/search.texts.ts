export const searchTexts = {
  pageType: '服务',
  hotWords: [
    '心肺复苏',
    '心电图',
    '解剖',
    '病理切片',
    '执业医师',
    '基础护理',
    '虚拟病人',
    '影像诊断',
    '药理学',
    'AI',
  ],
} as const;
