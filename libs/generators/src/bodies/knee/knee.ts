import type { BodyPlan, Drawn } from '../body';
import { common, half, type Shape } from '../kit/shape';
import { boneWords, jointWords, passingWords } from './boneWords';
import { cartilages, femur, fibula, menisci, patella, tibia } from './bones';
import { cushions, ligaments, passing, tendons } from './soft';
import { cushionWords, ligamentWords, tendonWords } from './softWords';

const colours: Readonly<Record<string, string>> = {
  'medial-meniscus': '#8fb6c9',
  'lateral-meniscus': '#7fa5bd',
  'anterior-cruciate-ligament': '#e2b84f',
  'posterior-cruciate-ligament': '#c98f3c',
  popliteus: '#b5564e',
  'infrapatellar-fat-pad': '#eed27a',
  'popliteal-artery': '#c93f38',
  'popliteal-vein': '#4f6fae',
};
const section = common(half([0, 100, 0], [0, 1, 0]), half([0, -105, 0], [0, -1, 0]));
const drawn = ([id, whole]: [string, Shape]): [string, Shape | Drawn] => {
  const shape = common(whole, section);
  const colour = colours[id];
  return [id, colour ? { shape, colour } : shape];
};

export const knee: BodyPlan = {
  slug: 'knee',
  words: [
    '膝关节',
    'articulatio genus',
    'knee joint',
    '右膝，伸直位。人体最大最复杂的关节，由股骨、胫骨和髌骨构成，骨面不相称，靠半月板、韧带和肌来稳定。',
  ],
  system: 1,
  simplified:
    '关节囊和滑膜没有画，关节腔只以髌上囊表示；肌只画近膝的腱和腘肌，韧带的纤维束、半月板的楔形断面从简；软骨比实际略厚，髌股之间的间隙略宽。',
  groups: {
    bones: {
      words: ['骨', 'ossa', 'bones', '股骨、胫骨和髌骨构成膝关节，腓骨只供韧带和腱附着。'],
      colour: '#ead9b4',
      cell: 1.5,
      triangles: 7000,
      parts: boneWords,
    },
    joint: {
      words: [
        '关节软骨和半月板',
        'cartilagines et menisci',
        'cartilages and menisci',
        '软骨使骨面光滑，半月板加深平台、分散压力，切除后关节炎早发。',
      ],
      colour: '#cfe0e4',
      cell: 0.8,
      triangles: 3000,
      parts: jointWords,
    },
    ligaments: {
      words: [
        '韧带',
        'ligamenta',
        'ligaments',
        '交叉韧带在关节内管前后，副韧带在两旁管内外翻，支持带把髌骨拉在中间。',
      ],
      colour: '#f0e3c4',
      cell: 0.8,
      triangles: 1800,
      parts: ligamentWords,
    },
    tendons: {
      words: [
        '肌和腱',
        'musculi et tendines',
        'muscles and tendons',
        '跨过膝的肌是动态的稳定者：前面伸膝，后面屈膝并使小腿旋转。',
      ],
      colour: '#d9c7b0',
      cell: 1.1,
      triangles: 2000,
      parts: tendonWords,
    },
    cushions: {
      words: [
        '滑囊和脂体',
        'bursae et corpus adiposum',
        'bursae and fat pad',
        '滑囊减少腱、皮肤与骨之间的摩擦，膝周有十余个，与关节腔相通的会随关节积液胀大。',
      ],
      colour: '#9fc7d9',
      cell: 0.9,
      triangles: 1200,
      parts: cushionWords,
    },
    passing: {
      words: [
        '腘窝的血管和神经',
        'vasa et nervi popliteales',
        'popliteal vessels and nerves',
        '由浅入深依次是胫神经、腘静脉和腘动脉，腓总神经在外侧。',
      ],
      colour: '#e3c24f',
      cell: 1,
      triangles: 1200,
      system: 7,
      parts: passingWords,
    },
  },
  shapes: () =>
    Object.fromEntries(
      Object.entries({
        femur,
        tibia,
        fibula,
        patella,
        ...cartilages,
        ...menisci,
        ...ligaments,
        ...tendons,
        ...cushions,
        ...passing,
      }).map(drawn),
    ),
  neighbours: [
    ['femur', 'femoral-cartilage', 1],
    ['medial-meniscus', 'medial-tibial-cartilage', 1.5],
    ['lateral-meniscus', 'femoral-cartilage', 2],
    ['patella', 'patellar-ligament', 1.5],
    ['patella', 'quadriceps-tendon', 2],
    ['patellar-ligament', 'tibia', 1.5],
    ['anterior-cruciate-ligament', 'femur', 1.5],
    ['anterior-cruciate-ligament', 'tibia', 1.5],
    ['posterior-cruciate-ligament', 'femur', 3],
    ['posterior-cruciate-ligament', 'tibia', 1.5],
    ['lateral-collateral-ligament', 'fibula', 1.5],
    ['medial-collateral-ligament', 'femur', 2.5],
    ['biceps-femoris-tendon', 'fibula', 3],
    ['common-fibular-nerve', 'fibula', 6],
    ['suprapatellar-bursa', 'quadriceps-tendon', 2],
  ],
  size: [
    [80, 195, 90],
    [115, 225, 125],
  ],
};
