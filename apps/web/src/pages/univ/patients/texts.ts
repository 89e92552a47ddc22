export const texts = {
  title: '虚拟病人',
  lead: '写下患者的回答、体征、检查与病情变化，检查、试做后发布；本校的给本校学生，平台的给所有人。',
  what: '病例',
  placeholder: '搜索病例名称',
  add: '新建病例',
  addLead: '病例以草稿形式创建，发布前学习者看不到。名称会显示给学习者，不要写出诊断。',
  name: '病例名称',
  namePlaceholder: '如：工地上的胸口疼',
  nameEmpty: '请填写病例名称',
  added: '病例已创建',
  withdrawTitle: '收回病例',
  withdrawLoss: (name: string) =>
    `学习者将看不到“${name}”，正在进行的诊治不能继续；已完成的复盘保留。可以再次发布。`,
  removeTitle: '删除病例',
  removeLoss: (name: string) => `草稿“${name}”将被删除，无法恢复。`,
} as const;
