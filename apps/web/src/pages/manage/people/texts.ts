export const texts = {
  title: '用户',
  lead: '查找各学校和个人用户：停用、强制下线，或协助丢失手机与密码的用户找回账号。',
  what: '用户',
  placeholder: '手机号、学号/账号，或姓名开头',
  filters: { state: '状态' },
  name: '姓名',
  phone: '手机号',
  noPhone: '未绑定',
  schools: '学校',
  noSchool: '无',
  registered: '注册时间',
  disabledSince: (day: string) => `${day} 起停用`,
} as const;
