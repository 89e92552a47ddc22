import { once } from '../kit/once';
import { sickened } from '../sickened';
import { hydronephroticForm } from './forms';
import { kidney, kidneyOf } from './kidney';

const flattened = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((at) => [
    `renal-pyramid-${at}`,
    '被扩张的肾小盏压扁，高度减小，肾乳头由尖变平再凹陷；髓质先受损，浓缩尿的能力先下降。',
  ]),
);

export const kidneyHydronephrosis = sickened(kidney, {
  slug: 'kidney-hydronephrosis',
  words: [
    '肾（肾积水）',
    'ren',
    'kidney with hydronephrosis',
    '右肾，肾盂与输尿管连接处狭窄：尿排出不畅，肾盂和肾盏扩张，肾实质被压薄，狭窄以下的输尿管正常。',
  ],
  simplified:
    '画的是肾盂输尿管连接部狭窄引起的中度至重度积水，是典型的一例；肾盂和肾盏画成实心，壁的增厚、感染和结石没有画。其余与正常肾的模型相同。',
  texts: {
    ...flattened,
    'fibrous-capsule': '随肾增大而绷紧；被膜受牵张，引起腰部胀痛，急性梗阻时可为绞痛。',
    'renal-cortex': '由约七毫米变薄到约四毫米；肾小球滤过率下降，梗阻久不解除，皮质可萎缩成薄壁。',
    'renal-columns': '与肾锥体一同被压薄，其中的叶间血管被牵长，血流减少。',
    'minor-calyces': '杯口先变钝、变平，再向外凸成球形，压向肾乳头；扩张的各盏彼此靠近。',
    'superior-major-calyx': '明显增宽、变短，与扩大的肾盂不再有清楚的分界。',
    'inferior-major-calyx': '明显增宽、变短；位置低，积水时更容易有结石和感染停留。',
    'renal-pelvis': '由扁漏斗形胀成球囊状，压向肾门前方的血管；到输尿管起始处突然变细。',
    ureter: '起始处狭窄，是梗阻的位置；由此向下粗细正常，说明梗阻不在更低处。',
    'renal-artery': '被扩大的肾盂推向前方，肾内的分支绕着肾盏被牵长。',
    'renal-vein': '被扩大的肾盂推向前方，仍位于肾动脉之前。',
  },
  shapes: once(() => kidneyOf(hydronephroticForm)),
});
