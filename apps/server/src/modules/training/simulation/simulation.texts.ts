export const simulationTexts = {
  findableNames: ['自制仿真', '虚拟仿真', '仿真'],
} as const;
