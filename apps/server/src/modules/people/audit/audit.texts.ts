export const auditTexts = {
  at: '时间',
  action: '操作',
  subject: '对象',
  operator: '操作人',
  operatorPhone: '操作人手机号',
  person: '涉及用户',
  personPhone: '涉及用户手机号',
  before: '操作前',
  after: '操作后',
  sheet: '操作日志',
} as const;
