export const memberTexts = {
  sheet: '人员名单',
  name: '姓名',
  number: '学号/工号',
  role: '身份',
  grants: '其他角色',
  department: '院系',
  class: '班级',
  year: '年级',
  state: '状态',
  hasAccount: '已有账号',
  yes: '是',
  no: '否',
} as const;
