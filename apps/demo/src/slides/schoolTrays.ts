import type { TissueName } from '@cheese/generators/tissues/tissues';

interface SeedTray {
  title: string;
  text: string;
  slides: readonly { tissue: TissueName; note: string }[];
}

/** What a school lays out for its learners, a tray for each part of the course. */
export const schoolTrays: readonly SeedTray[] = [
  {
    title: '组织学实验一 · 上皮与结缔组织',
    text: '按顺序看三张切片。每张先用低倍认清游离面和层次，再做完任务；画图记录其中一张，下次课交。',
    slides: [
      { tissue: 'epithelia', note: '四种上皮并列：只问层数和表层细胞的形状。' },
      { tissue: 'skin', note: '与食管上皮比较：表层有没有核，说明什么？' },
      { tissue: 'cartilage', note: '浅层与深层的软骨细胞有什么不同？对应两种生长方式。' },
    ],
  },
  {
    title: '组织学实验四 · 消化系统',
    text: '先看消化管，再看消化腺。看胰腺前复习浆液性腺泡，看肝前先画出肝小叶的血流方向。',
    slides: [
      { tissue: 'gut', note: '找齐三级扩大吸收面积的结构。' },
      { tissue: 'liver', note: '从中央静脉走到门管区，说出经过的结构。' },
      { tissue: 'pancreas', note: '凭哪两点与腮腺区别？' },
    ],
  },
  {
    title: '病理学实验二 · 肿瘤与正常对照',
    text: '先完整看一遍正常结构，再看结肠腺癌，完成观察报告。报告里的每一条判断都要在切片上标出依据。',
    slides: [
      { tissue: 'gut', note: '先回忆肠壁的四层：浸润深度就是按它们来定的。' },
      { tissue: 'colon', note: '低倍定浸润深度，高倍看异型性，完成观察报告。' },
    ],
  },
  {
    title: '诊断学实验三 · 血涂片与肾、肺活检',
    text: '练习描述：先写所见，后写判断。血涂片完成一百个白细胞的分类思路即可，不必真的数完。',
    slides: [
      { tissue: 'bloodSmear', note: '说明你为什么选这个部位计数。' },
      { tissue: 'kidney', note: '数一数取到多少个肾小体，再逐段认小管。' },
      { tissue: 'lung', note: '分清伴行的动脉和独行的静脉。' },
    ],
  },
];

/** Each slide that is in a tray, once. */
export const schoolTissues: readonly TissueName[] = [
  ...new Set(schoolTrays.flatMap(({ slides }) => slides.map(({ tissue }) => tissue))),
];
