import type { SeedSickness } from './sickness';

const LEFT_HEART = [
  'left-ventricle',
  'interventricular-septum',
  'right-ventricle',
  'left-atrium',
  'valves',
  'ascending-aorta',
] as const;
const VEINS = [
  'right-superior-pulmonary-vein',
  'right-inferior-pulmonary-vein',
  'left-superior-pulmonary-vein',
  'left-inferior-pulmonary-vein',
] as const;

export const heartHypertrophy: SeedSickness = {
  healthy: 'heart',
  name: '左心室肥大',
  text: '血压长期升高，左心室射血的阻力增大，心肌纤维增粗，壁增厚而心腔不扩张，称为向心性肥大。这是高血压心脏病的代偿期；失代偿以后心腔才扩张，出现左心衰竭。右心在这一时期没有改变。',
  differences: [
    {
      part: 'left-ventricle',
      title: '左心室壁增厚，心腔变窄',
      text: '两边沿冠状面切开：左心室壁由约 13 毫米增厚到约 20 毫米，主要向腔内增厚，心腔的宽度减少约四分之一，心尖更钝圆。',
      matter:
        '增厚使每一份心肌分担的张力不致过高，射血得以维持；但壁变硬，舒张期充盈困难，需氧增多而毛细血管没有相应增多，心内膜下易缺血。左心室肥大是心力衰竭、心律失常和猝死的独立危险因素。',
      view: { from: [20, 5, 1.7], at: [0.1, -0.33, 0.08], only: LEFT_HEART, cut: ['z', 0.1] },
    },
    {
      part: 'interventricular-septum',
      title: '室间隔同样增厚',
      text: '室间隔与左心室游离壁一起均匀增厚，并略向右心室一侧凸出；右心室壁的厚度没有改变。',
      matter:
        '高血压引起的增厚多为对称性。室间隔明显比后壁厚（比值达到 1.3 以上）又没有足以解释的高血压时，要想到肥厚型心肌病，它可以阻塞左心室流出道。',
      view: {
        from: [-15, 20, 2],
        at: [0.05, -0.35, 0.1],
        cut: ['z', 0.15],
        only: ['interventricular-septum', 'left-ventricle', 'right-ventricle'],
      },
    },
    {
      part: 'papillary-left-anterior',
      title: '乳头肌增粗',
      text: '把左心室壁调淡后看：两组乳头肌都比正常粗，彼此靠近，腱索仍连在二尖瓣的前、后尖上。',
      matter:
        '乳头肌和肉柱增粗进一步占去心腔。它们位于冠状动脉供血的末端，肥大以后需氧增多，缺血时收缩无力，可以引起二尖瓣反流。',
      view: {
        from: [40, 5, 2.1],
        at: [0.13, -0.35, 0.08],
        faint: [25, 'left-ventricle'],
        only: [
          'papillary-left-anterior',
          'papillary-left-posterior',
          'mitral-chordae',
          'mitral-anterior',
          'mitral-posterior',
          'left-ventricle',
        ],
      },
    },
    {
      part: 'left-atrium',
      title: '左心房扩大',
      text: '从后面看：左心房向后、向两侧扩大；四条肺静脉的入口位置没有改变。',
      matter:
        '左心室舒张受限，左心房要用更高的压力才能把血推过二尖瓣，日久扩大，容易发生心房颤动。变硬的左心室靠心房收缩来充盈，一旦房颤，心排血量骤降，可以诱发急性肺水肿。',
      view: {
        from: [180, 10, 1.7],
        at: [0, -0.1, -0.2],
        only: ['left-atrium', 'left-auricle', ...VEINS],
      },
    },
  ],
};
