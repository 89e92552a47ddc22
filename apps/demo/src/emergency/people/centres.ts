/** Who somebody is in the demo: how often they learn, and how well. */
export type Habit = 'veteran' | 'keen' | 'steady' | 'weak' | 'lapsed' | 'idle';

export interface DemoCentre {
  name: string;
  manager: { name: string; phone: string };
  /** A phone where somebody was planted to be signed in as. */
  trainees: readonly (readonly [name: string, habit: Habit, phone?: string])[];
}

/** Two welfare centres that do not exist, with people who do not either. */
export const demoCentres: readonly DemoCentre[] = [
  {
    name: '春晖公益急救中心',
    manager: { name: '梁思源', phone: '13800000008' },
    trainees: [
      ['苏念', 'steady', '13800000010'],
      ['白若溪', 'veteran'],
      ['陆景行', 'keen'],
      ['何以宁', 'keen'],
      ['江疏影', 'steady'],
      ['唐子墨', 'steady'],
      ['罗清欢', 'steady'],
      ['贺兰舟', 'steady'],
      ['秦时雨', 'steady'],
      ['傅云深', 'steady'],
      ['程晚吟', 'weak'],
      ['董嘉树', 'weak'],
      ['钟毓秀', 'weak'],
      ['邵文博', 'lapsed'],
      ['崔知微', 'lapsed'],
      ['欧阳明澈', 'lapsed'],
      ['魏长安', 'idle'],
      ['夏初晴', 'idle'],
    ],
  },
  {
    name: '安澜应急救护中心',
    manager: { name: '沈砚清', phone: '13800000009' },
    trainees: [
      ['韩江雪', 'veteran'],
      ['谭一鸣', 'keen'],
      ['叶知秋', 'steady'],
      ['马致远', 'steady'],
      ['方小满', 'steady'],
      ['石若岩', 'steady'],
      ['丁香凝', 'weak'],
      ['龙在渊', 'weak'],
      ['孟春和', 'weak'],
      ['曹景明', 'lapsed'],
      ['汪采薇', 'lapsed'],
      ['上官云起', 'idle'],
      ['范思齐', 'idle'],
    ],
  },
];
