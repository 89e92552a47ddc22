import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK, OPEN] = ['前面', '后面', '冠状剖面'];

export const kidneySpecimen: SeedSpecimen = {
  sold: '肾剖面三维标本',
  system: 5,
  nameEn: 'kidney',
  body: 'kidney',
  tissues: ['kidney'],
  views: [
    { name: OPEN, yaw: 0, pitch: 0, cut: { axis: 'z', at: 0, isFlipped: false } },
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: BACK, yaw: 180, pitch: 0 },
    { name: '集合系统', yaw: 0, pitch: 0, hidden: ['肾实质', '右肾上腺'] },
  ],
  hotspots: [
    {
      part: '肾皮质',
      title: '肾皮质',
      view: OPEN,
      text: '新鲜时呈红褐色，含肾小体和肾小管，血流量约占全肾的百分之九十。',
    },
    {
      part: '肾柱',
      title: '肾柱',
      view: OPEN,
      text: '伸入肾锥体之间的皮质，其中有叶间动脉和静脉。',
    },
    {
      part: '第四肾锥体',
      title: '肾锥体',
      view: OPEN,
      text: '底朝向皮质，尖是肾乳头，突入肾小盏。条纹来自平行排列的直小管和血管。标本只画八个。',
    },
    {
      part: '肾盂',
      title: '肾盂',
      view: '集合系统',
      text: '两至三个肾大盏合成漏斗形的肾盂，出肾门后变细，移行为输尿管；移行处是第一处狭窄。',
    },
    {
      part: '肾小盏',
      title: '肾小盏',
      view: '集合系统',
      text: '包绕肾乳头，接住滴下的尿；相邻的二至三个合成一个肾大盏。',
    },
    {
      part: '右肾静脉',
      title: '肾静脉',
      view: FRONT,
      text: '肾门处由前向后是肾静脉、肾动脉和肾盂。右肾静脉短，直接注入下腔静脉。',
    },
    {
      part: '输尿管',
      title: '输尿管',
      view: BACK,
      text: '长约二十五至三十厘米，三处狭窄在起始处、跨髂血管处和穿膀胱壁处，结石多停在那里。',
    },
    {
      part: '右肾上腺',
      title: '肾上腺',
      view: FRONT,
      text: '在肾的上方，与肾同在肾筋膜内，却有自己的被膜，肾下垂时并不随肾下降。',
    },
  ],
};
