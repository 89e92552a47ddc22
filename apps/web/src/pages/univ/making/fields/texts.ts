export const texts = {
  gone: '请选择',
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  add: '添加',
  remove: '删除',
  removeOf: (name: string) => `删除 ${name}`,
} as const;
