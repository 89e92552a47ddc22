import type { SeedSickness } from './sickness';

const HALF = ['z', 0] as const;
const INSIDE = ['parenchyma', 'medulla', 'collecting-system'] as const;
const WAYS = [
  'minor-calyces',
  'superior-major-calyx',
  'inferior-major-calyx',
  'renal-pelvis',
  'ureter',
] as const;

export const kidneyHydronephrosis: SeedSickness = {
  healthy: 'kidney',
  name: '肾积水',
  text: '肾盂与输尿管连接处狭窄，尿排出不畅，腔内压力升高：先是肾盂、肾盏扩张，再压薄肾实质。这种狭窄是小儿和青年肾积水最常见的原因之一；成人的肾积水更多见于结石、肿瘤和前列腺增生。',
  differences: [
    {
      part: 'renal-pelvis',
      title: '肾盂胀成球囊状',
      text: '正常肾盂是扁漏斗形；积水的肾盂大而圆，凸出肾门，到输尿管起始处突然变细。',
      matter:
        '尿滞留使感染和结石容易发生，感染和结石又加重梗阻。感染合并梗阻可迅速发展为脓肾，必须尽快引流。',
      view: { from: [-15, 10, 1.9], at: [0, 0, 0], only: WAYS },
    },
    {
      part: 'ureter',
      title: '输尿管起始处狭窄',
      text: '肾盂以下有一段细窄，再往下输尿管的粗细与正常相同。',
      matter:
        '由扩张转为不扩张的地方就是梗阻的位置：这里在肾盂输尿管连接部。输尿管也扩张时，梗阻在更低处；两侧都扩张时，要查膀胱和尿道。',
      view: { from: [15, 0, 2.4], at: [0.15, -0.15, 0], only: WAYS },
    },
    {
      part: 'minor-calyces',
      title: '肾小盏变钝、外凸',
      text: '正常肾小盏呈杯口状包着肾乳头；积水的小盏扩成球形，彼此靠近，压向肾实质。',
      matter:
        '杯口变钝、变平是尿路造影上较早的征象，超声所见是分离扩张的集合系统无回声区；扩张的程度是积水分度的依据。',
      view: { from: [-40, 10, 2], at: [-0.08, 0.06, 0], only: WAYS },
    },
    {
      part: 'superior-major-calyx',
      title: '肾大盏短而宽',
      text: '正常肾大盏是细颈，把小盏引向肾盂；积水时变宽、变短，与肾盂连成一片。',
      matter:
        '盏颈随肾盂一起扩张，说明梗阻在肾盂以下；只有一组肾盏扩张而肾盂正常时，要想到盏颈本身的狭窄或结石。',
      view: { from: [0, 5, 2.4], at: [-0.05, 0.06, 0], only: WAYS },
    },
    {
      part: 'renal-pyramid-3',
      title: '肾锥体压扁，乳头凹陷',
      text: '沿冠状面切开：正常肾乳头尖向肾窦，积水时乳头变平再凹陷，锥体的高度明显减小。',
      matter:
        '髓质最先受损：浓缩尿的能力下降，可有多尿、夜尿和低比重尿。因此即使尿量不少，也不能排除梗阻。',
      view: { from: [0, 0, 1.6], at: [-0.2, 0.08, 0], cut: HALF, only: INSIDE },
    },
    {
      part: 'renal-cortex',
      title: '肾皮质变薄',
      text: '沿冠状面切开：皮质由约 7 毫米变薄到约 4 毫米，连同髓质，实质的总厚度减到正常的一半左右。',
      matter:
        '实质的厚度和分肾功能决定是解除梗阻保留肾，还是切除肾。双侧或孤立肾的梗阻可以造成肾衰竭，早期解除，功能可以部分恢复。',
      view: { from: [-25, 0, 1.7], at: [-0.2, 0.08, 0], cut: HALF, only: INSIDE },
    },
    {
      part: 'fibrous-capsule',
      title: '肾增大，被膜绷紧',
      text: '从外面看：积水的肾比正常肾大而圆，肾门增宽。',
      matter:
        '慢性积水常没有症状，或只有腰部酸胀，体检时摸到包块才发现；急性梗阻时被膜和肾盂骤然受牵张，引起肾绞痛。',
      view: { from: [-20, 5, 1.2], at: [-0.1, 0, 0] },
    },
    {
      part: 'renal-vein',
      title: '肾血管被推向前',
      text: '转到内侧看：肾静脉、肾动脉被扩大的肾盂推向前方，前后次序没有改变。',
      matter:
        '有的狭窄由跨过输尿管起始处、供应肾下极的副肾动脉压迫引起；手术前要看清血管，不可误伤，它没有侧支可以代偿。',
      view: {
        from: [60, 25, 1.9],
        at: [0.05, 0.05, 0],
        faint: [25, 'renal-cortex'],
        only: ['renal-vessels', 'renal-pelvis', 'ureter', 'renal-cortex'],
      },
    },
  ],
};
