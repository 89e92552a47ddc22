export const texts = {
  what: '虚拟仿真',
  list: '虚拟仿真',
  introduction: '介绍',
  toBench: '去做实验',
  coming: '训练内容还在制作，完成后在这里打开。',
  missing: '没有找到这个虚拟仿真',
  missingHint: '它可能已下架',
  toList: '看全部虚拟仿真',
} as const;
