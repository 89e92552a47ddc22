import type { BodySlug } from './bodies';
import type { SeedLayer } from './layers';

/** Layers of head, knee, tooth and cell. */
export const laterLayers: Partial<Record<BodySlug, readonly SeedLayer[]>> = {
  skull: [
    {
      name: '面颅骨和下颌骨',
      text: '在前下方，围成眶、鼻腔和口腔。外面的皮肤、肌和骨膜没有画。',
      parts: ['facial', 'lower-jaw'],
    },
    { name: '恒牙', text: '除去颌骨后可见整个牙根嵌在牙槽里的长短和方向。', parts: ['teeth'] },
    {
      name: '脑颅骨',
      text: '围成颅腔，里面的脑另有模型，硬脑膜和静脉窦没有画。',
      parts: ['cranial'],
    },
  ],
  brain: [
    {
      name: '大脑皮质',
      text: '最外一层灰质，有沟有回。外面的三层脑膜和表面的血管没有画。',
      parts: ['lobes'],
    },
    {
      name: '白质和连合',
      text: '皮质下的纤维，内囊在深部，胼胝体连接两个半球。',
      parts: ['white'],
    },
    {
      name: '基底核和海马',
      text: '埋在白质里的灰质：尾状核、壳、苍白球、杏仁体，以及海马。',
      parts: ['nuclei'],
    },
    {
      name: '脑干、小脑和脑神经',
      text: '在大脑下方，脑神经除前两对外都连在脑干上。',
      parts: ['hindbrain', 'nerves'],
    },
    { name: '间脑和垂体', text: '夹在第三脑室两旁，垂体悬在下方。', parts: ['diencephalon'] },
    {
      name: '脑室',
      text: '最里面的腔，充满脑脊液，产生脑脊液的脉络丛没有画。',
      parts: ['ventricles'],
    },
  ],
  knee: [
    {
      name: '肌、腱和腘窝的血管神经',
      text: '在最外面。皮肤、筋膜和小腿的肌没有画。',
      parts: ['tendons', 'passing'],
    },
    { name: '滑囊和脂体', text: '在腱与骨、皮肤与骨之间，关节囊没有画。', parts: ['cushions'] },
    {
      name: '韧带',
      text: '副韧带在两旁，交叉韧带在髁间窝里，髌韧带在前面。',
      parts: ['ligaments'],
    },
    { name: '骨', text: '股骨、胫骨、腓骨和髌骨；除去后只剩关节面上的软骨。', parts: ['bones'] },
    { name: '软骨和半月板', text: '骨与骨之间的垫，磨损后不能再生。', parts: ['joint'] },
  ],
  ear: [
    {
      name: '外耳',
      text: '耳廓和外耳道，到鼓膜为止。包着各部分的颞骨没有画。',
      parts: ['outer'],
    },
    { name: '邻近的大血管', text: '颈内动脉在鼓室之前，颈静脉球在鼓室之下。', parts: ['vessels'] },
    { name: '中耳', text: '鼓室里的三块听小骨和两块小肌，向前通咽鼓管。', parts: ['middle'] },
    { name: '神经', text: '前庭神经、蜗神经和面神经，都经过内耳道。', parts: ['nerves'] },
    { name: '内耳', text: '耳蜗、前庭和半规管，藏在颞骨岩部最深处。', parts: ['inner'] },
  ],
  tooth: [
    { name: '牙龈', text: '覆盖牙槽嵴的黏膜，与牙之间有浅沟。', parts: ['gum'] },
    {
      name: '牙周支持组织',
      text: '由外向内是密质骨、松质骨、固有牙槽骨和牙周膜。',
      parts: ['support'],
    },
    {
      name: '下牙槽神经和血管',
      text: '行于下颌管，分支到每个根尖孔。',
      parts: ['vessels'],
    },
    { name: '牙体硬组织', text: '冠部是釉质包着本质，根部是牙骨质包着本质。', parts: ['hard'] },
    { name: '牙髓', text: '最里面的软组织，四壁坚硬，发炎时没有退路。', parts: ['pulp'] },
  ],
  cell: [
    {
      name: '细胞表面',
      text: '细胞膜、微绒毛和胞吞的小凹。相邻的细胞和细胞连接没有画。',
      parts: ['surface'],
    },
    { name: '细胞骨架', text: '三种蛋白丝撑在细胞膜与核之间。', parts: ['skeleton'] },
    {
      name: '线粒体',
      text: '散在胞质里，供给能量；一个剖开可见嵴。',
      parts: ['power'],
    },
    {
      name: '内膜系统和核糖体',
      text: '围着细胞核，自内质网到高尔基复合体再到细胞表面。',
      parts: ['membranes'],
    },
    { name: '细胞核', text: '最里面，两层核膜围着染色质和核仁。', parts: ['nucleus'] },
  ],
};
