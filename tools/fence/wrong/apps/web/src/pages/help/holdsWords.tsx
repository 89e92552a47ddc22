// What people read stands in texts.ts.
const title = '帮助中心';
export const told = (count: number) => `共 ${count} 条`;
const names = { 1: '常见问题' } as const;
