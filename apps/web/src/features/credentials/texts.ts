export const texts = {
  slip: '登录信息',
  once: '密码只显示这一次，系统不保存明文。请现在复制或打印，交给本人。',
  account: '账号',
  password: '初始密码',
  hint: '登录时选择“学校账号登录”并选择本校，首次登录需要修改密码。',
  print: '打印',
  copyAll: '复制全部',
  copyDone: '登录信息已复制',
  copyFailed: '复制失败，请选中后手动复制',
  done: '完成',
  loss: '密码还没有复制或打印，关闭后不再显示，只能重新设置。',
  copied: (school: string, name: string, account: string, password: string) =>
    `${school} ${name}\n账号：${account}\n初始密码：${password}\n登录时选择“学校账号登录”，首次登录需要修改密码。`,
} as const;
