import type { BodySlug } from './bodies';
import { laterLayers } from './laterLayers';

/** What comes off at once where a body is looked at from outside to inside. */
export interface SeedLayer {
  name: string;
  /** What is in it, and what nature has there and the body has not. */
  text: string;
  /** Names of parts in the tree; one that holds others stands for all of them. */
  parts: readonly string[];
}

/** Bodies of which all parts lie side by side have one layer, which says what is missing over it. */
const layersInHealth: Partial<Record<BodySlug, readonly SeedLayer[]>> = {
  heart: [
    {
      name: '冠状血管',
      text: '行于心表面的沟里。真实的心外面还有心包和心外膜下的脂肪，这里没有画。',
      parts: ['coronary-vessels'],
    },
    {
      name: '大血管',
      text: '在心底出入：动脉离心，静脉回心。',
      parts: ['great-arteries', 'great-veins'],
    },
    {
      name: '心壁',
      text: '心房壁薄，心室壁厚；左心室壁约为右心室壁的三倍厚。',
      parts: [
        'left-ventricle',
        'right-ventricle',
        'right-atrium',
        'left-atrium',
        'right-auricle',
        'left-auricle',
      ],
    },
    {
      name: '瓣膜及乳头肌',
      text: '心腔里面：房室瓣由腱索拉在乳头肌上，动脉瓣守着两条大动脉的口。',
      parts: ['valves'],
    },
    {
      name: '间隔',
      text: '把左、右两半心分开：房间隔薄，有卵圆窝；室间隔大部分是肌。',
      parts: ['interventricular-septum', 'interatrial-septum', 'fossa-ovalis'],
    },
    {
      name: '心传导系',
      text: '埋在心壁和间隔里，活体上用肉眼难以辨认，这里画得比实际粗。',
      parts: ['conducting-system'],
    },
  ],
  eye: [
    {
      name: '眼外肌和泪腺',
      text: '在眼球外面。更外面的眼睑、结膜、脂肪和眶骨没有画。',
      parts: ['accessory'],
    },
    {
      name: '纤维膜',
      text: '最外一层：前六分之一是透明的角膜，后六分之五是白色的巩膜。',
      parts: ['fibrous-tunic'],
    },
    {
      name: '血管膜',
      text: '中间一层：自前向后是虹膜、睫状体和脉络膜，富于血管和色素。',
      parts: ['vascular-tunic'],
    },
    {
      name: '内膜和视神经',
      text: '最里一层：视网膜感光，视神经盘没有感光细胞，是生理盲点。',
      parts: ['inner-tunic'],
    },
    {
      name: '眼球内容物',
      text: '房水、晶状体和玻璃体，与角膜一起组成屈光装置。',
      parts: ['refractive'],
    },
  ],
  kidney: [
    {
      name: '邻近器官',
      text: '肾上腺扣在肾的上端。肾外面的肾筋膜和脂肪囊没有画。',
      parts: ['adrenal'],
    },
    {
      name: '纤维囊',
      text: '紧贴肾实质的薄膜，正常时容易剥离，有病变时可与肾粘连。',
      parts: ['fibrous-capsule'],
    },
    {
      name: '肾皮质',
      text: '外层的皮质含肾小体；伸到肾锥体之间的是肾柱。',
      parts: ['renal-cortex', 'renal-columns'],
    },
    { name: '肾髓质', text: '肾锥体底朝皮质，尖是肾乳头，伸入肾小盏。', parts: ['medulla'] },
    {
      name: '肾血管',
      text: '在肾门，自前向后依次是肾静脉、肾动脉和肾盂。',
      parts: ['renal-vessels'],
    },
    {
      name: '集合系统',
      text: '最里面：肾小盏合成肾大盏，肾大盏合成肾盂，下接输尿管。',
      parts: ['collecting-system'],
    },
  ],
  lung: [
    {
      name: '肺叶',
      text: '右肺三叶，左肺两叶。外面的胸壁和两层胸膜没有画。',
      parts: ['lobes'],
    },
    {
      name: '肺叶支气管',
      text: '在肺内，每叶一支。与它同行的肺动、静脉没有画。',
      parts: ['lobar-bronchi'],
    },
    {
      name: '气管和主支气管',
      text: '气道的主干：右主支气管短、粗而陡直，左主支气管细、长而平。',
      parts: ['airways'],
    },
  ],
  hand: [
    {
      name: '骨',
      text: '这个模型只有骨一层：外面的皮肤、筋膜、肌腱、肌、血管、神经和韧带都没有画。',
      parts: ['hand'],
    },
  ],
  spine: [
    {
      name: '骨和椎间盘',
      text: '椎骨和椎间盘彼此相接，不分里外：外面的皮肤、肌和韧带，椎管里的脊髓、脊神经和被膜都没有画。',
      parts: ['spine'],
    },
  ],
  ...laterLayers,
};

/** The same in sickness, but for what is said of a layer that it changes. */
const inSickness = (slug: BodySlug, texts: Readonly<Record<string, string>>) =>
  (layersInHealth[slug] ?? []).map((one) => ({ ...one, text: texts[one.name] ?? one.text }));

export const bodyLayers: typeof layersInHealth = {
  ...layersInHealth,
  'heart-hypertrophy': inSickness('heart', {
    心壁: '左心室壁向心性增厚，约为右心室壁的四至五倍，心腔变窄；左心房扩大，右心没有改变。',
  }),
  'kidney-hydronephrosis': inSickness('kidney', {
    纤维囊: '随肾增大而绷紧，牵张时引起腰部胀痛。',
    肾皮质: '被扩张的肾盏从里面压薄，肾柱一同变薄。',
    肾髓质: '肾锥体压扁，肾乳头凹陷，浓缩尿的能力先下降。',
    集合系统: '肾盂、肾盏胀大，在肾盂与输尿管连接处突然变细。',
  }),
};

interface Row {
  id: string;
  pid: string | null;
}

/** The layer that a part is in: its own, or that of what holds it. */
export function layerOf(slug: BodySlug, part: Row, rows: readonly Row[]): number | null {
  const layers = bodyLayers[slug] ?? [];
  for (let at: Row | undefined = part; at; at = rows.find(({ id }) => id === at?.pid)) {
    const { id } = at;
    const found = layers.findIndex(({ parts }) => parts.includes(id));
    if (found >= 0) return found;
  }
  return null;
}
