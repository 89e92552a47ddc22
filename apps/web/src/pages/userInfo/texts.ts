export const texts = {
  title: '个人设置',
  menu: '个人设置菜单',
  profile: '个人资料',
  security: '账号安全',
  privacy: '隐私与个人信息',
  schoolView: '学校看到的我',
  cancel: '取消',
  confirm: '确定',
  saving: '保存中…',
} as const;
