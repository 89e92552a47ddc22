import { type Patient, patients } from './guideline';

const whole = Math.round;

export const texts = {
  none: '没有按压。',
  rate: (rate: number) => `平均频率 ${whole(rate)} 次/分，在 100～120 次/分之内。`,
  slow: (rate: number) => `平均频率 ${whole(rate)} 次/分，太慢：应为 100～120 次/分，血流跟不上。`,
  fast: (rate: number) =>
    `平均频率 ${whole(rate)} 次/分，太快：应为 100～120 次/分，太快则深度变浅、胸廓来不及回弹。`,
  even: '节律均匀。',
  uneven: '节律忽快忽慢：跟着节拍器，不要一阵一阵地按。',
  paused: (seconds: number) => `最长中断 ${whole(seconds)} 秒：每次中断都应少于 10 秒。`,
  handsOn: (part: number) => `按压时间占 ${whole(part * 100)}%，不低于 60%，争取 80%。`,
  handsOff: (part: number) => `按压时间只占 ${whole(part * 100)}%：至少 60%，尽量减少离手。`,
  cycles: (right: number, all: number, presses: number) =>
    `${all} 个循环中有 ${right} 个按 ${presses}:2 完成。`,
  noBreaths: '没有通气：儿童、婴儿和溺水者的心脏骤停多因缺氧，经过培训的施救者应通气。',
  depth: (patient: Patient) =>
    `按键测不出深度和回弹：${patients[patient].name}应按 ${patients[patient].depth}，${patients[patient].hands}，每次完全回弹。请在模型上练习。`,
};
