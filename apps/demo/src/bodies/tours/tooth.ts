import type { SeedTour } from './tour';

const whole = ['hard', 'pulp'];

export const toothTour: SeedTour = {
  title: '从牙釉质到下颌管',
  stops: [
    {
      title: '牙冠、牙颈和牙根',
      text: '这是一颗下颌磨牙。露在口腔的部分是牙冠，嵌在牙槽骨内的是牙根，两者之间被牙龈包绕的部分是牙颈。',
      from: [-60, 10, 1.4],
      at: [0, 0.15, 0],
      only: ['hard'],
    },
    {
      title: '三种硬组织',
      text: '剖开来看：牙釉质覆盖牙冠，是人体最硬的组织，磨损后不能再生；牙本质构成牙体的大部分，内有牙本质小管；牙骨质薄薄地包在牙根表面。',
      from: [-90, 5, 1.6],
      at: [0, 0.17, 0],
      only: whole,
      cut: ['x', 0, true],
      chosen: 'dentin',
    },
    {
      title: '髓室和根管',
      text: '牙髓在髓室和根管里，有神经和血管，从根尖孔出入。髓室的壁坚硬，发炎时压力无处可去，所以疼痛剧烈。下颌磨牙的近中根多有两个根管。',
      from: [-60, 10, 1.4],
      at: [0, 0.2, 0],
      chosen: 'pulp-chamber',
      only: whole,
      faint: [20, 'hard'],
    },
    {
      title: '牙周膜：牙的吊床',
      text: '牙周膜是牙骨质和固有牙槽骨之间的致密结缔组织，纤维把牙悬吊在牙槽窝内，缓冲咀嚼的压力，也能感受压力的大小。',
      from: [-70, 10, 1.3],
      at: [0, 0.15, 0],
      chosen: 'periodontal-ligament',
      only: ['hard', 'periodontal-ligament', 'alveolar-bone-proper'],
      faint: [25, 'alveolar-bone-proper'],
    },
    {
      title: '牙龈和龈沟',
      text: '游离龈与牙面之间的浅沟是龈沟，健康时深度不超过三毫米；沟底由结合上皮附着在牙面上。附着龈紧贴牙槽骨，不能移动。',
      from: [-60, 20, 1.6],
      at: [0, 0.35, 0],
      chosen: 'free-gingiva',
      only: ['hard', 'gum'],
    },
    {
      title: '下颌管',
      text: '下牙槽神经、动脉和静脉走在下颌管里，向牙根发出分支。拔牙和种植时要留意牙根与下颌管的距离，损伤神经会使下唇麻木。',
      from: [-70, 0, 1.1],
      at: [0, -0.05, 0],
      chosen: 'inferior-alveolar-nerve',
      only: ['hard', 'pulp', 'vessels', 'support'],
      faint: [20, 'support'],
    },
  ],
};
