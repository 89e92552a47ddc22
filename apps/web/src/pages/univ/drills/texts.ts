export const texts = {
  title: '急救演练',
  lead: '用场景、选择和后果写一个演练，检查没有死路后发布；本校的给本校学生，平台的给所有人。',
  what: '演练',
  placeholder: '搜索演练名称',
  add: '新建演练',
  addLead: '演练以草稿形式创建，发布前学习者看不到。',
  name: '演练名称',
  namePlaceholder: '如：操场上的心搏骤停',
  nameEmpty: '请填写演练名称',
  added: '演练已创建',
  size: '场景',
  sizeOf: (count: number) => `${count} 个`,
  withdrawTitle: '收回演练',
  withdrawLoss: (name: string) =>
    `学习者将看不到“${name}”，正在进行的演练不能继续；已完成的讲评保留。可以再次发布。`,
  removeTitle: '删除演练',
  removeLoss: (name: string) => `草稿“${name}”将被删除，无法恢复。`,
} as const;
