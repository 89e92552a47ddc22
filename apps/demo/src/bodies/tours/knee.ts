import type { SeedTour } from './tour';

const menisci = ['medial-meniscus', 'lateral-meniscus', 'transverse-ligament'];
const cruciates = ['anterior-cruciate-ligament', 'posterior-cruciate-ligament'];
const collaterals = ['medial-collateral-ligament', 'lateral-collateral-ligament'];

export const kneeTour: SeedTour = {
  title: '膝为什么稳，又为什么容易伤',
  stops: [
    {
      title: '三块骨，一个关节',
      text: '这是右膝。膝关节由股骨下端、胫骨上端和髌骨构成，是全身最大、最复杂的关节；腓骨在外侧，不参与膝关节。',
      from: [-20, 5, 1.3],
      only: ['bones', 'femoral-cartilage', 'patellar-cartilage'],
    },
    {
      title: '伸膝装置',
      text: '股四头肌腱止于髌骨，髌骨以下续为髌韧带，止于胫骨粗隆。髌骨使股四头肌的力臂加长；叩击髌韧带可引出膝跳反射。',
      from: [25, 5, 1.5],
      at: [0, 0.15, 0.15],
      chosen: 'patellar-ligament',
      only: ['bones', 'quadriceps-tendon', 'patellar-ligament'],
    },
    {
      title: '前、后交叉韧带',
      text: '前交叉韧带起自胫骨髁间隆起前方，向后上外止于股骨外侧髁的内侧面，限制胫骨前移；后交叉韧带起自髁间隆起后方，向前上内止于股骨内侧髁的外侧面，限制胫骨后移。',
      from: [170, 8, 2.4],
      at: [0, 0.08, -0.05],
      chosen: 'posterior-cruciate-ligament',
      only: ['bones', ...cruciates],
      faint: [30, 'femur'],
    },
    {
      title: '内、外侧半月板',
      text: '从上方看胫骨平台：内侧半月板较大，呈 C 形，与关节囊和内侧副韧带相连，活动度小，因此更容易撕裂；外侧半月板较小，近似 O 形。',
      from: [0, 80, 2.2],
      at: [0, 0.04, 0],
      chosen: 'medial-meniscus',
      only: ['tibia', 'medial-tibial-cartilage', 'lateral-tibial-cartilage', ...menisci],
    },
    {
      title: '两侧的副韧带',
      text: '内侧副韧带宽而扁，从股骨内上髁到胫骨内侧面，限制膝外翻；外侧副韧带呈圆索状，从股骨外上髁到腓骨头，限制膝内翻，与外侧半月板不相连。',
      from: [-80, 5, 1.5],
      at: [0, 0, 0],
      chosen: 'lateral-collateral-ligament',
      only: ['bones', ...menisci, ...collaterals],
    },
    {
      title: '腘窝：由浅入深',
      text: '从后面看腘窝：胫神经最浅，其前方是腘静脉，腘动脉最深，贴近股骨和关节囊，股骨下端骨折时容易受损。腓总神经沿外侧下行，绕腓骨颈处位置表浅。',
      from: [180, 5, 1.3],
      at: [0, 0.05, -0.2],
      chosen: 'tibial-nerve',
      only: ['bones', 'passing', 'popliteus'],
    },
  ],
};
