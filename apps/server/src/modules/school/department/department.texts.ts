export const departmentTexts = {
  sheet: '院系',
  name: '名称',
  under: '上级',
  kind: '类型',
  people: '在校人数',
  classes: '行政班数',
} as const;
