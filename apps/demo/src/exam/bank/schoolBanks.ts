import type { WrittenBank } from './written';

/** Of the demo school: one that its teachers share, and one that a teacher keeps to themself. */
export const schoolBanks: readonly (WrittenBank & { isShared: boolean; summary: string })[] = [
  {
    title: '内科学校本题库',
    summary: '内科教研室共建，用于阶段测验和期末考试',
    isShared: true,
    chapters: [
      {
        name: '第一章 呼吸系统疾病',
        questions: [
          {
            kind: 'single',
            difficulty: 1,
            stem: '社区获得性肺炎最常见的病原体是',
            options: ['肺炎链球菌', '铜绿假单胞菌', '鲍曼不动杆菌', '白念珠菌'],
            right: 0,
            analysis:
              '社区获得性肺炎以肺炎链球菌最常见；铜绿假单胞菌和鲍曼不动杆菌多见于医院获得性肺炎。',
            tags: ['肺炎', '常考'],
          },
          {
            kind: 'single',
            difficulty: 1,
            stem: '社区获得性肺炎，最常见的病原体是：',
            options: ['铜绿假单胞菌', '肺炎链球菌', '白念珠菌', '鲍曼不动杆菌'],
            right: 1,
            analysis: '肺炎链球菌是社区获得性肺炎最常见的病原体。',
            tags: ['肺炎'],
          },
          {
            kind: 'multiple',
            difficulty: 2,
            stem: '符合慢性阻塞性肺疾病特点的有',
            options: [
              '持续存在的呼吸道症状',
              '吸入支气管扩张剂后 FEV1/FVC 仍小于 70%',
              '气流受限完全可逆',
              '吸烟是重要的危险因素',
            ],
            right: [0, 1, 3],
            analysis: '慢阻肺的气流受限不完全可逆；完全可逆的气流受限提示支气管哮喘。',
            tags: ['慢阻肺'],
          },
          {
            kind: 'case',
            text: '男，65岁。吸烟 40 年，慢性咳嗽、咳痰 20 年，活动后气促 5 年，加重伴发热 3 天。查体：桶状胸，双肺可闻及湿啰音和哮鸣音。',
            questions: [
              {
                kind: 'single',
                difficulty: 2,
                stem: '最可能的诊断是',
                options: ['支气管哮喘急性发作', '肺结核', '慢性阻塞性肺疾病急性加重', '肺栓塞'],
                right: 2,
                analysis: '长期吸烟、慢性咳痰、桶状胸提示慢阻肺，近 3 天加重伴发热为急性加重。',
                tags: ['慢阻肺'],
              },
              {
                kind: 'single',
                difficulty: 2,
                stem: '为明确有无呼吸衰竭，应首选的检查是',
                options: ['胸部 CT', '痰培养', '心电图', '动脉血气分析'],
                right: 3,
                analysis: '呼吸衰竭的诊断依据是动脉血气分析。',
                tags: ['呼吸衰竭'],
              },
            ],
          },
        ],
      },
      {
        name: '第二章 循环系统疾病',
        questions: [
          {
            kind: 'trueFalse',
            difficulty: 1,
            stem: '硝酸甘油舌下含服可用于缓解心绞痛发作。',
            right: true,
            analysis: '硝酸甘油扩张冠状动脉、降低心脏前负荷，舌下含服数分钟内起效。',
            tags: ['心绞痛', '常考'],
          },
          {
            kind: 'ordering',
            difficulty: 2,
            stem: '按照心脏传导系统中冲动传导的先后排序。',
            options: ['房室结', '窦房结', '浦肯野纤维', '希氏束'],
            right: [1, 0, 3, 2],
            analysis: '冲动由窦房结发出，经房室结、希氏束及左右束支到达浦肯野纤维。',
            tags: ['心电'],
          },
          {
            kind: 'blanks',
            difficulty: 1,
            stem: '成人高血压的诊断标准为非同日 3 次测量诊室收缩压不低于 ____ mmHg 和（或）舒张压不低于 ____ mmHg。',
            right: [['140'], ['90']],
            analysis: '诊室血压不低于 140/90 mmHg 可诊断为高血压。',
            tags: ['高血压'],
          },
        ],
      },
    ],
  },
  {
    title: '出题草稿',
    summary: '还没有审核的题目',
    isShared: false,
    chapters: [
      {
        name: '未分类',
        questions: [
          {
            kind: 'short',
            difficulty: 3,
            stem: '简述急性左心衰竭的抢救措施。',
            right: ['端坐位、双腿下垂', '吸氧', '利尿剂', '血管扩张剂'],
            analysis: '包括体位、氧疗、快速利尿、扩张血管，必要时使用正性肌力药物和机械通气。',
            tags: ['心力衰竭'],
          },
        ],
      },
    ],
  },
];
