export const drillTexts = {
  findableNames: ['急救演练', '急救', '演练'],
} as const;
