import { type Direction, directionOf, type LeadName, leadNames, type Waves } from './leads';
import type { Electrode, Fault, Site } from './state';

export const electrodeNames: Record<Electrode, string> = {
  RA: 'RA（红）',
  LA: 'LA（黄）',
  RL: 'RL（黑）',
  LL: 'LL（绿）',
  V1: 'V1',
  V2: 'V2',
  V3: 'V3',
  V4: 'V4',
  V5: 'V5',
  V6: 'V6',
};

export const siteNames: Record<Site, string> = {
  rightArm: '右腕内侧',
  leftArm: '左腕内侧',
  rightLeg: '右踝内侧',
  leftLeg: '左踝内侧',
  right4: '胸骨右缘第 4 肋间',
  left4: '胸骨左缘第 4 肋间',
  between: '胸骨左缘第 4 肋间与左锁骨中线第 5 肋间连线的中点',
  middle5: '左锁骨中线第 5 肋间',
  front5: '左腋前线，与第 5 肋间锁骨中线处同一水平',
  side5: '左腋中线，与第 5 肋间锁骨中线处同一水平',
  right2: '胸骨右缘第 2 肋间',
  left2: '胸骨左缘第 2 肋间',
  middle4: '左锁骨中线第 4 肋间',
  front4: '左腋前线，第 4 肋间水平',
};

export const directionNames: Record<Direction, string> = {
  up: '主波向上',
  down: '主波向下',
  flat: '近乎平线',
};

export const faultNames: Record<Fault, string> = {
  arms: '左右上肢电极接反',
  rightArmLeg: '右上肢与右下肢电极接反',
  leftArmLeg: '左上肢与左下肢电极接反',
  highChest: 'V1、V2 电极位置过高',
  chestOrder: 'V3 与 V5 电极接反',
};

/** The sign by which each fault is recognised on the sheet. */
export const signNames: Record<Fault, string> = {
  arms: 'I 导联 P、QRS、T 全部倒置，aVR 与 aVL 互换',
  rightArmLeg: 'II 导联近乎平线',
  leftArmLeg: 'III 导联倒置，I 与 II、aVL 与 aVF 互换，aVR 不变',
  highChest: 'V1、V2 的 P 波和 V1 的 T 波倒置，V1 呈 rSr′',
  chestOrder: '胸导联 R 波和 T 波的递变次序在 V3～V5 打乱，肢体导联正常',
};

const height = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
const sayLead = (lead: LeadName, waves: Waves) => {
  const { p, q, r, s, r2, t } = waves;
  const qrs = [q && `q ${height(q)}`, r && `r ${height(r)}`, s && `s ${height(s)}`];
  const parts = [...qrs, r2 && `r′ ${height(r2)}`].filter(Boolean).join(' ');
  const name = directionNames[directionOf(waves)];
  return `${lead} ${name}（P ${height(p)}，${parts || 'QRS 0'}，T ${height(t)}）`;
};

export const words = {
  aims: [
    '按体表标志把 10 个电极放在正确的位置，做一份合格的 12 导联心电图',
    '读出各导联主波方向和胸导联 R 波移行',
    '从图形认出常见的电极错接，并只改动错的电极',
  ],
  equipment: ['12 导联心电图机', '肢体电极 4 个、胸电极 6 个', '酒精棉球', '两位受检者'],
  sources: [
    '电极位置和走纸 25 mm/s、增益 10 mm/mV 依《诊断学》教材和 AHA/ACCF/HRS 2007 年心电图标准化建议；肢体电极颜色按 IEC（右上红、左上黄、左下绿、右下黑）。',
    '各导联由一个心电偶极（P、QRS 四个时刻、T）投影到电极位置的导联向量算出，肢体按 Einthoven 等边三角形；胸部向量按正常图形拟合，不是测定值。错接的图形都由计算得出。',
    '简化：单一偶极，没有房性异位、传导阻滞和呼吸影响；左右下肢电位几乎相等；两位受检者的心脏都正常，电轴、振幅和心率随机。',
  ],
  names: {
    electrode: (name: string) => `电极 ${name}`,
    rub: '酒精棉球擦拭皮肤',
    takeOff: '取下全部电极',
    gain: '调增益',
    speed: '调走纸速度',
    print: '描记一份心电图',
    next: '换到同事接好电极的受检者',
    monitor: '心电图机',
    gainName: '增益',
    speedName: '走纸速度',
  },
  hints: {
    electrode: '放到已有电极的地方，两个电极互换位置。',
    rub: '先擦拭，再放电极，减小皮肤电阻。',
    takeOff: '全部取下，重新放置。',
    gain: '标准为 10 mm/mV。',
    speed: '标准为 25 mm/s。',
    print: '电极放好、受检者安静平卧后描记。',
    next: '同事已为第二位受检者接好电极，盖着被单。请先描记，由图形判断接错在哪里，再改正。',
  },
  looks: {
    free: '没有电极',
    rubbed: '已擦拭，没有电极',
    worn: (name: string) => `放着 ${name}`,
    hidden: '盖着被单，看不到电极',
    off: '电极没有接全，有的导联没有信号',
    live: (rate: number) => `心率 ${rate} 次/分`,
  },
  says: {
    put: (electrode: string, site: string) => `${electrode} 放在${site}。`,
    moved: (electrode: string, site: string) => `在被单下把 ${electrode} 改放到${site}。`,
    exchanged: (other: string) => `原来在这里的 ${other} 与它互换了位置。`,
    takenOff: (other: string) => `原来在这里的 ${other} 被取下。`,
    notRubbed: '这里的皮肤没有擦拭。',
    covered: '这里放着电极，先取下再擦。',
    rubbed: '皮肤已擦拭。',
    bare: '电极全部取下。',
    gain: (value: number) => `增益 ${value} mm/mV。`,
    speed: (value: number) => `走纸 ${value} mm/s。`,
    missing: (names: readonly string[]) => `没有接好：${names.join('、')}，有的导联没有信号。`,
    tremor: '基线上有细小颤动：受检者还没有放松。',
    wander: '基线漂移、有干扰：有的皮肤没有擦拭。',
    unusual: (gain: number, speed: number) =>
      `这份图是 ${gain} mm/mV、${speed} mm/s，不是标准设置。`,
    printed: (leads: Record<LeadName, Waves>) =>
      `描记完成（mV）：${leadNames.map((lead) => sayLead(lead, leads[lead])).join('；')}。`,
    leaveThem: '第二位的电极是同事接好的，不必全部取下，只改动接错的。',
    alreadyThere: '已经在同事的受检者旁边。',
    nothingPrinted: '先完成第一位受检者的心电图。',
    second: '第二位受检者平卧，盖着被单，机器已设为标准。先描记一份，看图判断。',
  },
};
