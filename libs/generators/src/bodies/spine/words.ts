import type { Words } from '../body';
import { type Level, levels, type Region } from './levels';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const counted = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const regions: Record<Region, { zh: string; la: string; en: string; text: string; disc: string }> =
  {
    cervical: {
      zh: '颈椎',
      la: 'vertebra cervicalis',
      en: 'cervical vertebra',
      text: '椎体小，横突有横突孔，棘突短而末端分叉。',
      disc: '颈部椎间盘前厚后薄，形成颈曲；突出时可压迫神经根或脊髓。',
    },
    thoracic: {
      zh: '胸椎',
      la: 'vertebra thoracica',
      en: 'thoracic vertebra',
      text: '椎体与横突有肋凹，和肋相关节；棘突长，斜向后下，呈叠瓦状。',
      disc: '胸部椎间盘最薄，活动度小。',
    },
    lumbar: {
      zh: '腰椎',
      la: 'vertebra lumbalis',
      en: 'lumbar vertebra',
      text: '椎体粗大，承重最多；棘突呈板状，水平向后，棘突间可行穿刺。',
      disc: '腰部椎间盘最厚，承重大；髓核多向后外侧突出。',
    },
  };
const special: Readonly<Record<string, string>> = {
  c1: '又称寰椎，呈环形，没有椎体和棘突，由前弓、后弓和侧块构成，与枕髁相关节。',
  c2: '又称枢椎，椎体向上伸出齿突，与寰椎前弓相关节，头的旋转主要发生在此。',
  c7: '又称隆椎，棘突长而不分叉，低头时易于触及，是计数椎骨的标志。',
  t1: '椎体有完整的上肋凹与第一肋相接，棘突粗大，近于水平。',
  t12: '只有一个完整的肋凹，横突短小，下关节突已像腰椎。',
  l3: '位于腰曲最前凸处，横突最长，是腰部软组织劳损的常见部位。',
  l4: '棘突约平两侧髂嵴最高点的连线，腰椎穿刺常在其上方或下方间隙进行。',
  l5: '椎体前高后低，与骶骨形成腰骶角，是椎体滑脱的好发部位。',
};

export const bonesOf = (region: Region) =>
  Object.fromEntries(
    levels
      .filter((level) => level.region === region)
      .toReversed()
      .map(({ id, number }): [string, Words] => {
        const { zh, la, en, text } = regions[region];
        const at = number - 1;
        const words = [
          `第${counted[at]}${zh}`,
          `${la} ${numerals[at]}`,
          `${ordinals[at]} ${en}`,
        ] as const;
        return [id, [...words, special[id] ?? text]];
      }),
  );

/** There is none between the atlas and the axis. */
export const padded = levels.filter(({ id }) => id !== 'c1');
export const below = (level: Level) => levels[levels.indexOf(level) - 1];
const nameOf = (level: Level | undefined) => (level?.id ?? 's1').toUpperCase();
export const discIdOf = (level: Level) => `disc-${level.id}-${below(level)?.id ?? 's1'}`;
export const discs = Object.fromEntries(
  padded.toReversed().map((level): [string, Words] => {
    const pair = `${nameOf(level)}-${nameOf(below(level))}`;
    const latin = pair.replace(/\d+/g, (digits) => ` ${numerals[Number(digits) - 1]}`);
    return [
      discIdOf(level),
      [
        `${pair.replace('-', '–')}椎间盘`,
        `discus intervertebralis ${latin}`,
        `intervertebral disc ${pair}`,
        regions[level.region].disc,
      ],
    ];
  }),
);
