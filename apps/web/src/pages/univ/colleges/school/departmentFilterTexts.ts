export const texts = {
  departments: '院系',
  allDepartments: '全部院系',
  department: (name: string) => `院系：${name}`,
  openDepartments: '选择院系',
} as const;
