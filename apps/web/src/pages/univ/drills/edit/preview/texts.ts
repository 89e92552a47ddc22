export const texts = {
  title: (name: string) => `试做：${name}`,
  lead: '与学习者看到的相同，不计成绩。计数与体征从开头的数值算起；未保存的修改也在内。',
  deadEnd: '这样作答没有去处：这个场景的最后一条去向应当不带条件。',
  cannot: '现在不能这样作答，例如按压的时间还没有到。',
  nowhere: '去向不存在：还没有选择前往的场景或结局。',
  turned: (says: string) => `提前结束：${says}`,
  again: '重新试做',
  untitled: '（未命名）',
} as const;
