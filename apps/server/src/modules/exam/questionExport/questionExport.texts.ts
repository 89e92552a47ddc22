export const questionExportTexts = {
  groupName: (number: number) => `题组 ${number}`,
} as const;
