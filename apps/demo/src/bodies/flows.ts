import type { BodySlug } from './bodies';

/** What goes through a body, part after part, or an order that its parts have otherwise. */
interface SeedFlow {
  title: string;
  text: string;
  /** A part of the tree, and how it is called on the way where that is not its name. */
  stations: readonly (string | readonly [part: string, name: string])[];
}

/** Layers are an order by themselves; these are the others. */
export const bodyFlows: Partial<Record<BodySlug, readonly SeedFlow[]>> = {
  heart: [
    {
      title: '按血液流经心的先后，从体循环的静脉血回心开始',
      text: '体循环静脉血回右心，经肺动脉入肺；在肺换气后由肺静脉回左心，再射入主动脉。',
      stations: [
        'superior-vena-cava',
        'right-atrium',
        ['tricuspid-anterior', '三尖瓣'],
        ['right-ventricle', '右心室'],
        ['anterior-pulmonary-cusp', '肺动脉瓣'],
        'pulmonary-trunk',
        'right-pulmonary-artery',
        'right-superior-pulmonary-vein',
        'left-atrium',
        ['mitral-anterior', '二尖瓣'],
        ['left-ventricle', '左心室'],
        ['right-aortic-cusp', '主动脉瓣'],
        'ascending-aorta',
        'aortic-arch',
        'descending-aorta',
      ],
    },
    {
      title: '按心的兴奋下传的先后',
      text: '窦房结起搏，兴奋经心房到房室结，在那里延搁，再沿房室束和束支传到心室。',
      stations: [
        'sinoatrial-node',
        'atrioventricular-node',
        'atrioventricular-bundle',
        'left-bundle-branch',
      ],
    },
  ],
  kidney: [
    {
      title: '按尿液生成和排出的先后',
      text: '皮质的肾小体滤出原尿，髓质的小管和集合管浓缩，终尿自肾乳头滴入肾小盏。',
      stations: [
        'renal-cortex',
        ['renal-pyramid-1', '肾锥体'],
        'minor-calyces',
        ['superior-major-calyx', '肾大盏'],
        'renal-pelvis',
        'ureter',
      ],
    },
  ],
  eye: [
    {
      title: '按光进入眼球、视觉信号传出的先后',
      text: '光经角膜、房水、晶状体和玻璃体到视网膜，视网膜发出的信号由视神经传出。',
      stations: [
        'cornea',
        ['anterior-chamber', '眼前房的房水'],
        'lens',
        'vitreous',
        'retina',
        'optic-nerve',
      ],
    },
  ],
  lung: [
    {
      title: '按吸入的空气到右肺中叶经过的先后',
      text: '右主支气管短而陡直，它的中叶支只到右肺中叶。',
      stations: ['trachea', 'right-main-bronchus', 'middle-lobar-bronchus', 'right-middle-lobe'],
    },
    {
      title: '按吸入的空气到左肺上叶经过的先后',
      text: '左肺只有上、下两叶，左主支气管细长而平。',
      stations: [
        'trachea',
        'left-main-bronchus',
        'left-superior-lobar-bronchus',
        'left-superior-lobe',
      ],
    },
  ],
  ear: [
    {
      title: '按声波传入、听觉信号传出的先后',
      text: '鼓膜的振动由三块听小骨传到前庭窗，再经内耳的淋巴使蜗管里的感受器兴奋。',
      stations: [
        'auricle',
        'cartilaginous-canal',
        'bony-canal',
        'tympanic-membrane',
        'malleus',
        'incus',
        'stapes',
        'cochlear-duct',
        'cochlear-nerve',
      ],
    },
  ],
  spine: [
    {
      title: '自上而下',
      text: '颈椎七块，胸椎十二块，腰椎五块，下接骶骨和尾骨；椎间盘以上、下两椎骨命名。',
      stations: [
        'c1',
        'c2',
        'disc-c2-c3',
        'c7',
        'disc-c7-t1',
        't1',
        't12',
        'disc-t12-l1',
        'l1',
        'l5',
        'disc-l5-s1',
        'sacrum',
        'coccyx',
      ],
    },
  ],
  hand: [
    {
      title: '近侧列腕骨，由桡侧到尺侧',
      text: '手舟骨、月骨、三角骨、豌豆骨，豌豆骨在三角骨的前面。',
      stations: ['scaphoid', 'lunate', 'triquetrum', 'pisiform'],
    },
    {
      title: '远侧列腕骨，由桡侧到尺侧',
      text: '大多角骨、小多角骨、头状骨、钩骨。',
      stations: ['trapezium', 'trapezoid', 'capitate', 'hamate'],
    },
    {
      title: '示指一列的骨，由近到远',
      text: '手舟骨托着小多角骨，小多角骨接第二掌骨，再向远侧是示指的三节指骨。',
      stations: ['scaphoid', 'trapezoid', 'metacarpal-2', 'proximal-2', 'middle-2', 'distal-2'],
    },
    {
      title: '拇指一列的骨，由近到远',
      text: '大多角骨与第一掌骨成鞍状关节；拇指只有两节指骨。',
      stations: ['scaphoid', 'trapezium', 'metacarpal-1', 'proximal-1', 'distal-1'],
    },
  ],
  skull: [
    {
      title: '上颌牙，由前到后',
      text: '切牙、尖牙、前磨牙、磨牙。',
      stations: ['upper-incisors', 'upper-canines', 'upper-premolars', 'upper-molars'],
    },
    {
      title: '下颌牙，由前到后',
      text: '切牙、尖牙、前磨牙、磨牙。',
      stations: ['lower-incisors', 'lower-canines', 'lower-premolars', 'lower-molars'],
    },
  ],
  brain: [
    {
      title: '按左侧脑室产生的脑脊液流出的先后',
      text: '侧脑室经室间孔通第三脑室，经中脑水管通第四脑室，再由第四脑室的孔流入蛛网膜下隙。',
      stations: [
        'left-lateral-ventricle',
        'third-ventricle',
        'cerebral-aqueduct',
        'fourth-ventricle',
      ],
    },
    {
      title: '自上而下',
      text: '间脑在上，以下是脑干的三部分。',
      stations: ['left-thalamus', 'midbrain', 'pons', 'medulla-oblongata'],
    },
  ],
  cell: [
    {
      title: '按分泌蛋白合成和运出的先后，从核里的基因转录开始',
      text: '信使 RNA 出核后在粗面内质网的核糖体上翻译，产物经运输小泡到高尔基复合体，装入分泌颗粒后排出。',
      stations: [
        'chromatin',
        'nuclear-pores',
        'rough-endoplasmic-reticulum',
        'transport-vesicles',
        'golgi-apparatus',
        'secretory-granules',
        'plasma-membrane',
      ],
    },
  ],
};

/** A part, and how it is called on the way; null where by its own name. */
export const stationOf = (station: SeedFlow['stations'][number]) =>
  typeof station === 'string'
    ? { part: station, name: null }
    : { part: station[0], name: station[1] };
