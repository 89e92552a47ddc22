import type { SeedOptionGroup } from './seedTag';

type Row = Omit<SeedOptionGroup, 'productType'>;

const classify = (name: string, options: readonly string[]): Row => ({
  use: 'classify',
  name,
  options,
});

const filter = (name: string, options: readonly string[]): Row => ({
  use: 'filter',
  name,
  options,
});

const courses = [
  classify('课程分类', [
    '基础医学',
    '临床医学',
    '护理学',
    '口腔医学',
    '医学影像',
    '医学检验',
    '药学',
    '中医学',
    '公共卫生',
    '康复治疗',
  ]),
  classify('课程级别', ['本科课程', '高职高专课程', '住培课程', '继续教育课程']),
  filter('难度', ['入门', '进阶', '提高']),
  filter('适用对象', ['在校学生', '实习医生', '规培医师', '在职医护']),
  filter('课件数', ['10个课件以内', '11至12个课件', '13个课件以上']),
];

const specimens = [
  classify('系统', [
    '运动系统',
    '消化系统',
    '呼吸系统',
    '泌尿系统',
    '生殖系统',
    '循环系统',
    '血液系统',
    '神经系统',
    '内分泌与免疫',
    '感觉器官',
  ]),
  classify('标本类型', ['数字切片', '3D标本', '大体标本图谱']),
  filter('学科来源', ['组织学', '病理学', '人体解剖', '寄生虫与微生物']),
  filter('染色方法', ['HE染色', '特殊染色', '免疫组化', '无染色']),
  filter('标本难度', ['基础辨认', '诊断训练']),
];

const questionBanks = [
  classify('考试类型', [
    '执业医师资格',
    '护士执业资格',
    '卫生专业技术资格',
    '住培结业考核',
    '考研西医综合',
    '期末考试',
  ]),
  classify('学科方向', [
    '基础医学',
    '临床医学',
    '护理学',
    '口腔医学',
    '药学',
    '医学检验',
    '中医学',
    '公共卫生',
  ]),
  filter('题型', ['单选题为主', '病例题为主', '综合题型']),
  filter('题目难度', ['基础', '中等', '较难']),
  filter('题量', ['60题以内', '60题以上']),
];

const simulations = [
  classify('仿真类别', [
    '机能实验',
    '形态学实验',
    '临床技能',
    '护理操作',
    '急救演练',
    '临床思维病例',
    '公共卫生应急',
  ]),
  classify('交互方式', ['三维场景', '虚拟病人', '头显沉浸']),
  filter('实验难度', ['基础型', '综合型', '创新型']),
  filter('适用人群', ['本科生', '高职学生', '住培学员']),
];

const anatomyModels = [
  classify('系统', [
    '运动系统',
    '消化系统',
    '呼吸系统',
    '泌尿生殖系统',
    '脉管系统',
    '神经系统',
    '感觉器',
    '内分泌系统',
  ]),
  classify('呈现层次', ['系统解剖', '局部解剖', '断层解剖']),
  filter('模型精度', ['教学级', '精细级']),
  filter('配套内容', ['中英文标注', '断面对照', '血供演示', '拆分动画']),
];

const rows = { 1: courses, 2: specimens, 4: questionBanks, 8: simulations, 16: anatomyModels };

/** The rows and filters above each list of products. */
export const seedOptionGroups: readonly SeedOptionGroup[] = ([1, 2, 4, 8, 16] as const).flatMap(
  (productType) => rows[productType].map((row) => ({ productType, ...row })),
);
