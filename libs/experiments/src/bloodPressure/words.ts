import type { Cuff, CuffPlace, Grade, Head } from './state';

export const cuffNames: Record<Cuff, string> = {
  small: '小袖带（臂围 22～26 cm）',
  standard: '标准袖带（臂围 27～34 cm）',
  large: '大袖带（臂围 35～44 cm）',
};

export const placeNames: Record<CuffPlace, string> = {
  upperArm: '上臂，下缘在肘窝上 2～3 cm',
  elbow: '肘部，正对肘窝',
};

export const headNames: Record<Head, string> = {
  brachial: '肘窝内侧肱动脉搏动处',
  underCuff: '袖带下缘之下',
  outer: '肘窝外侧',
};

export const gradeNames: Record<Grade, string> = {
  normal: '正常血压（＜120 和＜80）',
  high: '正常高值（120～139 和/或 80～89）',
  first: '1 级范围（140～159 和/或 90～99）',
  second: '2 级范围（160～179 和/或 100～109）',
  third: '3 级范围（≥180 和/或 ≥110）',
};

export const words = {
  aims: [
    '按规范测量上臂血压：休息、体位、袖带、触诊、充气、放气',
    '听柯氏音第Ⅰ时相和第Ⅴ时相，读出收缩压和舒张压，两次取平均',
    '说出袖带不合适、手臂高低、放气过快、听诊间隙各自造成的误差',
  ],
  equipment: ['血压计', '三种袖带', '听诊器', '可调高低的前臂托', '坐位受检者'],
  sources: [
    '操作、放气速度 2～6 mmHg/s、两次间隔 1～2 分钟及分级依《中国高血压防治指南（2024 年修订版）》；袖带与臂围的对应依 AHA 2019 年血压测量科学声明。',
    '手臂高度按 0.77 mmHg/cm（血柱的静水压）计算；袖带过小使读数偏高、过大使读数偏低，幅度取文献报道的常见范围（约 4～18 mmHg）。',
    '简化：柯氏音各时相按压力比例划分，每次心搏响一声；静脉淤血、刚坐下时的升高按常见幅度拟合。血压、心率、臂围、听诊间隙和心律不齐随机；一次就诊的读数不能诊断高血压。',
  ],
  names: {
    support: '前臂托',
    fingers: '手指触诊',
    stethoscope: '听诊器',
    bulb: '充气球',
    valve: '气阀缓慢放气',
    release: '气阀全开',
    gauge: '血压计',
    arm: '前臂',
    radial: '桡动脉',
    level: '比心脏高',
    to: '充到',
    speed: '速度',
  },
  hints: {
    cuff: '气囊应包绕上臂 80%。先看受检者的臂围。',
    support: '使肘部与心脏同高。负数是低于心脏。',
    fingers: '充气前放在桡动脉上，充气时感觉搏动何时消失。',
    stethoscope: '先摸到肱动脉搏动，再放听诊器，不要塞在袖带下。',
    bulb: '触诊时充到搏动消失；听诊时再高出约 30 mmHg。',
    valve: '每秒下降 2～6 mmHg，心率慢时要更慢。记下第一声和声音消失时的刻度，取偶数。',
    release: '迅速放到零，触诊之后用。',
  },
  looks: {
    arm: (level: number) =>
      level === 0 ? '与心脏同高' : `${level > 0 ? '高于' : '低于'}心脏 ${Math.abs(level)} cm`,
    upperArm: (circumference: number) => `臂围 ${circumference} cm`,
    wrapped: (name: string) => `裹着${name}`,
    bare: '没有袖带',
    head: '放着听诊器',
    noHead: '没有听诊器',
    fingers: '手指放着',
    noFingers: '没有手指',
    gauge: (pressure: number) => `指针在 ${pressure} mmHg`,
  },
  says: {
    wrapped: (cuff: string, place: string) => `${cuff}裹在${place}。`,
    covers: '袖带盖住了肘窝，听诊器没有地方放。',
    stillFull: '袖带里有气，先放气。',
    noCuff: '还没有裹袖带。',
    notHigher: '袖带已经有这么高的压力。',
    notFull: '袖带没有充气。',
    pumped: (to: number) => `充气到 ${to} mmHg。`,
    felt: '摸到桡动脉搏动。',
    stillFelt: '桡动脉搏动还在。',
    pulseGone: (at: number) => `充气经过 ${at} mmHg 时桡动脉搏动消失。`,
    letDown: (rate: number, seconds: number) => `以每秒 ${rate} mmHg 放气，用了 ${seconds} 秒。`,
    listen: '放气完毕。按听到的声音记下两个读数。',
    silence: '没有听到任何声音。',
    atOnce: '一开始放气就有声音，充气可能不够高。',
    fast: '指针落得很快，两次心搏之间跨过好几格。',
    supported: (level: number) =>
      level === 0
        ? '肘部与心脏同高。'
        : `肘部${level > 0 ? '高于' : '低于'}心脏 ${Math.abs(level)} cm。`,
    laid: (where: string) => `听诊器：${where}。`,
    released: '气阀全开，压力降到零。',
    numb: '袖带一直充着气，受检者说手发麻。',
  },
};
