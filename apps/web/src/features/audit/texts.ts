export const texts = {
  title: '操作日志',
  what: '操作记录',
  placeholder: '姓名、完整手机号或操作对象',
  filters: { act: '操作', days: '时间' },
  at: '时间',
  act: '操作',
  about: '对象',
  by: '操作人',
  to: '涉及用户',
  changes: '变更内容',
  address: '来源地址',
  nobody: '—',
  change: (field: string, before: string | null, after: string | null) =>
    before === null || after === null
      ? `${field}：${after ?? before ?? ''}`
      : `${field}：${before || '空'} → ${after || '空'}`,
} as const;
