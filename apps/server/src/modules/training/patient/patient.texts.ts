export const patientTexts = {
  findableNames: ['虚拟病人', '病例', '临床思维'],
} as const;
