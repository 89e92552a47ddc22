export const texts = {
  title: '请设置新密码',
  lead: '您正在使用学校发放的初始密码。为了账号安全，请先设置自己的密码，再继续使用。',
  save: '保存并继续',
  saving: '正在保存…',
  saved: '新密码已生效',
  logOut: '退出登录',
} as const;
