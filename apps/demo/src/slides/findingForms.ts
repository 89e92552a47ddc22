import type {
  FieldAnswer,
  MadeField,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { TissueName } from '@cheese/generators/tissues/tissues';

/** What somebody wrote, and where it stands. */
interface SeedFinding {
  /** Which of the learners. */
  by: number;
  hoursAgo: number;
  answers: readonly Partial<FieldAnswer>[];
  /** Where it was marked: by field, at a landmark, and in all. */
  marks?: {
    points: readonly number[];
    remarks: readonly string[];
    at: string;
    said: string;
    remark: string;
  };
}

export interface SeedForm {
  tissue: TissueName;
  title: string;
  text: string;
  fields: readonly MadeField[];
  /** Landmarks by their keys for the field that asks for places. */
  places: readonly string[];
  findings: readonly SeedFinding[];
}

const field = (said: Partial<MadeField> & Pick<MadeField, 'kind' | 'label'>): MadeField => ({
  isNeeded: true,
  points: 10,
  options: [],
  unit: '',
  expected: '',
  ...said,
});

export const findingForms: readonly SeedForm[] = [
  {
    tissue: 'colon',
    title: '结肠肿物切除标本观察报告',
    text: '按“低倍—高倍—诊断”的顺序书写。先写看到什么，再写判断；判断要有所见支持。',
    fields: [
      field({
        kind: 2,
        label: '低倍所见（部位、大体结构、与正常黏膜的关系）',
        points: 20,
        expected:
          '一侧为正常结肠黏膜，肠腺平行；另一侧为隆起性肿物，腺体不规则，与正常黏膜分界不清，向深部浸润。',
      }),
      field({
        kind: 2,
        label: '高倍所见（腺体、细胞、间质）',
        points: 30,
        expected:
          '腺体大小不等、背靠背，可见筛状；核大深染、多层排列、极性消失，核分裂象易见；腺腔内有污秽性坏死，间质纤维组织增生伴炎细胞浸润。',
      }),
      field({
        kind: 3,
        label: '浸润最深达到',
        points: 15,
        expected: '固有肌层（pT2）',
        options: ['黏膜内', '黏膜下层', '固有肌层', '肠周组织'],
      }),
      field({
        kind: 6,
        label: '标出核分裂象与污秽性坏死各一处',
        points: 15,
        expected: '核分裂象：染色体深染、无核膜、胞质清亮；坏死：腺腔内红染物混有核碎屑。',
      }),
      field({
        kind: 1,
        label: '病理诊断',
        points: 20,
        expected: '结肠中分化腺癌，侵及固有肌层',
      }),
    ],
    places: ['mitosis', 'necrosis'],
    findings: [
      {
        by: 0,
        hoursAgo: 50,
        answers: [
          {
            text: '左侧黏膜厚度一致，肠腺互相平行，直达黏膜肌层。右侧见一隆起的肿物，腺体排列紊乱，与左侧正常黏膜无明显界限，并向下生长。',
          },
          {
            text: '腺体大小形状不一，部分背靠背。细胞核增大、深染，排成多层，核分裂象多见。部分腺腔内有红染的坏死物。间质纤维增多。',
          },
          { chosen: [2] },
          {},
          { text: '结肠腺癌，侵及固有肌层' },
        ],
        marks: {
          points: [18, 26, 15, 15, 16],
          remarks: [
            '描述清楚，顺序正确。',
            '坏死物里还有核碎屑，写上“污秽性”更有特征；炎细胞浸润漏写。',
            '',
            '',
            '请写明分化程度：腺管形成约占一半以上，属中分化。',
          ],
          at: 'inflammation',
          said: '这里间质内的淋巴细胞浸润没有写到。',
          remark: '所见与诊断能互相支持，很好。下次注意分化程度和间质炎症反应。',
        },
      },
      {
        by: 1,
        hoursAgo: 6,
        answers: [
          { text: '右侧黏膜隆起，腺体大小不一，左侧腺体整齐。' },
          { text: '核大深染，排列多层，可见核分裂象，间质有较多纤维。' },
          { chosen: [1] },
          {},
          { text: '结肠癌' },
        ],
      },
    ],
  },
  {
    tissue: 'bloodSmear',
    title: '外周血涂片观察报告',
    text: '选好部位再看细胞。红细胞、白细胞、血小板都要写到，正常也要写“未见异常”。',
    fields: [
      field({
        kind: 1,
        label: '选择的观察部位及理由',
        points: 15,
        expected: '体尾交界处：红细胞散开、略有接触而不重叠，中央淡染区清楚。',
      }),
      field({
        kind: 2,
        label: '红细胞形态',
        points: 20,
        expected: '大小较一致，双凹圆盘状，中央淡染区约占直径三分之一，未见异形红细胞和包涵体。',
      }),
      field({
        kind: 4,
        label: '见到的白细胞种类',
        points: 20,
        expected: '中性粒细胞、淋巴细胞',
        options: ['中性粒细胞', '嗜酸性粒细胞', '嗜碱性粒细胞', '淋巴细胞', '单核细胞', '原始细胞'],
      }),
      field({
        kind: 5,
        label: '一个红细胞的直径',
        points: 15,
        unit: 'μm',
        expected: '约 7～8 μm',
      }),
      field({
        kind: 6,
        label: '标出一个中性粒细胞和一个淋巴细胞',
        points: 15,
        expected: '分叶核、细小颗粒为中性粒细胞；圆核深染、胞质少为淋巴细胞。',
      }),
      field({ kind: 1, label: '结论', points: 15, expected: '外周血细胞形态大致正常' }),
    ],
    places: ['neutrophil', 'lymphocyte'],
    findings: [
      {
        by: 2,
        hoursAgo: 28,
        answers: [
          { text: '体尾交界处，红细胞不重叠，容易看清楚' },
          { text: '红细胞圆形，大小一致，中央淡染，没有核，未见异常形态。' },
          { chosen: [0, 3] },
          { value: 7.6 },
          {},
          { text: '正常外周血涂片' },
        ],
        marks: {
          points: [15, 18, 20, 15, 15, 13],
          remarks: [
            '',
            '中央淡染区占多大比例也要写。',
            '',
            '测量方法正确。',
            '',
            '建议写“形态大致正常”：一张涂片不能代替血常规。',
          ],
          at: 'platelet',
          said: '血小板也要描述：数量、形态、有无聚集。',
          remark: '部位选得对，形态描述准确。补上血小板就完整了。',
        },
      },
      {
        by: 3,
        hoursAgo: 3,
        answers: [
          { text: '体尾交界' },
          { text: '大小一致，中央淡染。' },
          { chosen: [0, 3, 4] },
          { value: 7.2 },
          {},
          { text: '未见明显异常' },
        ],
      },
    ],
  },
  {
    tissue: 'kidney',
    title: '肾切片观察报告',
    text: '由浅入深，逐段描述，最后说明怎样区别近曲小管与远曲小管。',
    fields: [
      field({
        kind: 5,
        label: '在 10 倍视野下数到的肾小体数',
        points: 10,
        unit: '个',
        expected: '视野不同数目不同，写明所在部位即可。',
      }),
      field({
        kind: 2,
        label: '肾小体的结构',
        points: 25,
        expected: '中央为血管球，周围为新月形的肾小囊腔，壁层为单层扁平上皮；血管极旁可见致密斑。',
      }),
      field({
        kind: 2,
        label: '近曲小管与远曲小管的区别',
        points: 35,
        expected:
          '近曲小管胞质嗜酸、界限不清、有刷状缘、腔小；远曲小管着色浅、核密、无刷状缘、腔大而规则。',
      }),
      field({
        kind: 6,
        label: '标出一处致密斑和一处集合管',
        points: 15,
        expected: '致密斑在血管极旁、核密集；集合管界限清楚、胞质清亮。',
      }),
      field({
        kind: 3,
        label: '髓质内没有的结构是',
        points: 15,
        expected: '肾小体',
        options: ['集合管', '直小血管', '髓袢细段', '肾小体'],
      }),
    ],
    places: ['maculaDensa', 'collectingDuct'],
    findings: [
      {
        by: 4,
        hoursAgo: 20,
        answers: [
          { value: 6 },
          { text: '圆形，中间是一团毛细血管，外面有一圈空隙，最外面是一层扁的细胞。' },
          { text: '近曲小管红、腔小，远曲小管浅、腔大，核比较多。' },
          {},
          { chosen: [3] },
        ],
        marks: {
          points: [10, 20, 27, 15, 15],
          remarks: [
            '',
            '写出名称：血管球、肾小囊腔、壁层。血管极旁的致密斑没有提。',
            '刷状缘和细胞界限是最可靠的两条，请补上。',
            '',
            '',
          ],
          at: 'proximalTubule',
          said: '在这里把放大倍数调到 40 倍，看游离面的刷状缘。',
          remark: '观察仔细，但要用规范的名称来写。',
        },
      },
      {
        by: 5,
        hoursAgo: 1,
        answers: [
          { value: 8 },
          { text: '由血管球和肾小囊组成，血管球为盘曲的毛细血管，肾小囊腔呈新月形。' },
          { text: '近曲小管有刷状缘，胞质嗜酸；远曲小管无刷状缘，管腔较大。' },
          {},
          { chosen: [3] },
        ],
      },
    ],
  },
];
