export const reconcileTexts = {
  seenTo: '对账时已自动处理',
  agrees: '再次对账时已一致，自动核销',
  arrived: '后续账单中已出现，自动核销',
  open: '未处理',
  settled: '已处理',
} as const;
