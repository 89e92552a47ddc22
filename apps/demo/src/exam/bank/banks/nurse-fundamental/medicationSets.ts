import type { WrittenChapter } from '../../written';

export const medicationSets: WrittenChapter['questions'] = [
  {
    kind: 'shared',
    options: ['发热反应', '过敏反应', '溶血反应', '循环负荷过重', '枸橼酸钠中毒'],
    questions: [
      {
        difficulty: 2,
        stem: '输血30分钟，患者皮肤瘙痒、出现荨麻疹，眼睑水肿，体温正常。应考虑',
        right: 1,
        analysis:
          '瘙痒、荨麻疹与血管神经性水肿而体温正常，为输血过敏；发热反应以寒战高热为主。轻者减慢滴速并用抗过敏药。',
        tags: ['输血反应'],
      },
      {
        difficulty: 2,
        stem: '输血1小时，患者畏寒、寒战，体温升至39.2℃，血压正常，尿色清。应考虑',
        right: 0,
        analysis:
          '输血中或输血后1～2小时寒战高热、血压平稳、无血红蛋白尿，符合发热反应；溶血则有腰痛和酱油色尿。',
        tags: ['输血反应'],
      },
      {
        difficulty: 3,
        stem: '大量快速输入库存血后，患者手足抽搐，血压下降，心电图Q-T间期延长。应考虑',
        right: 4,
        analysis:
          '大量库血带入枸橼酸钠与血钙结合致低钙，表现为抽搐、出血倾向、Q-T间期延长，可静脉注射葡萄糖酸钙预防或治疗。',
        tags: ['输血反应'],
      },
    ],
  },
];
