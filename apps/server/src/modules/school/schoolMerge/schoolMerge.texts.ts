export const schoolMergeTexts = {
  file: '学校合并预览',
  clashes: '冲突',
  renames: '改名',
  differences: '两校都有的人员',
  clashColumns: ['类型', '号码', '要并入的学校', '目标学校'],
  renameColumns: ['类型', '原名称', '新名称'],
  differenceColumns: [
    '姓名',
    '原学号/工号',
    '原账号',
    '原班级',
    '合并后学号/工号',
    '合并后账号',
    '合并后班级',
  ],
  both: (...schools: (readonly [name: string, count: string])[]) =>
    schools
      .filter(([, count]) => count !== '')
      .map(([name, count]) => `${name}：${count}`)
      .join('；'),
} as const;
