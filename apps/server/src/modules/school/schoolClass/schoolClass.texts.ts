export const schoolClassTexts = {
  sheet: '行政班',
  name: '班级',
  year: '年级',
  department: '院系',
  teacher: '班主任',
  people: '在校人数',
  archivedAt: '归档时间',
} as const;
