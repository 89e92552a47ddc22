import { box, circle, stroke } from '../pictures/svg';
import type { Film, Scene } from './film';
import { chest, spot } from './parts/chest';
import { arrow, card, dashes, tag, tints, veiled, write, writeLines } from './parts/pens';
import { drawRescuer } from './parts/rescuer';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { clamp, done, straight } from './timing';

const PRESS_S = 60 / 110;

/** The compression depth: quickly down, and fully up again. */
const depth = (second: number) => Math.sin((Math.PI * (second % PRESS_S)) / PRESS_S) ** 1.6;

const actions: readonly (readonly [string, string])[] = [
  ['看环境', '确认现场安全，再靠近'],
  ['看反应', '轻拍双肩，在耳边大声呼唤'],
  ['看呼吸', '无呼吸或仅有叹息样呼吸；专业人员同时摸颈动脉，5–10 秒'],
  ['叫帮助', '指定一人拨打 120，另一人取 AED'],
];

const recognising: Scene = {
  title: '识别与呼救',
  seconds: 10,
  says: told(
    10,
    '先确认现场安全，再判断意识和呼吸。',
    '没有反应、没有正常呼吸，就立即呼救、取 AED，并开始按压。',
  ),
  hears: [chime],
  draw: (second) =>
    actions
      .map(([name, what], at) =>
        veiled(
          card(80, 110 + at * 118, 1120, 98) +
            circle(136, 159 + at * 118, 27, tints.red) +
            write(136, 169 + at * 118, String(at + 1), {
              size: 28,
              bold: true,
              fill: tints.white,
              anchor: 'middle',
            }) +
            write(190, 170 + at * 118, name, { size: 30, bold: true }) +
            write(330, 169 + at * 118, what, { size: 24, fill: tints.second }),
          done(second, 0.3 + at * 2, 0.9 + at * 2),
        ),
      )
      .join(''),
};

const where: Scene = {
  title: '按压的位置和姿势',
  seconds: 10,
  says: told(
    10,
    '按压部位在胸骨下半段，成人可取两乳头连线中点。',
    '掌根放在胸骨上，双手重叠，双臂伸直，用上身的重量垂直下压。',
  ),
  hears: [chime],
  draw: (second) =>
    `<g transform="translate(60 108)">${chest}${veiled(box({ x: 222, y: 244, width: 36, height: 96, radius: 12 }, tints.red), 0.35 + 0.25 * Math.sin(second * 5))}${spot(240, 290, tints.red, 17)}</g>` +
    veiled(tag(300, 590, '胸骨下半段', tints.red, 24), done(second, 1, 1.6)) +
    `<g transform="translate(580 170)">${drawRescuer(depth(second))}</g>` +
    veiled(
      dashes(910, 250, 910, 520, tints.red, 3) + tag(1010, 240, '肩在手的正上方', tints.ink, 20),
      done(second, 4.6, 5.2),
    ) +
    veiled(tag(770, 430, '双臂伸直', tints.ink, 20), done(second, 6, 6.6)),
};

const gauge = (down: number) =>
  card(930, 110, 290, 460) +
  write(960, 156, '按压深度', { size: 24, bold: true }) +
  box({ x: 1010, y: 190, width: 44, height: 340, radius: 10 }, '#e9edf4') +
  box({ x: 1010, y: 440, width: 44, height: 60, radius: 4 }, tints.greenSoft) +
  [0, 5, 6]
    .map((cm) =>
      write(1070, 197 + cm * 50 + (cm === 0 ? 4 : 0), `${cm} cm`, { size: 20, fill: tints.second }),
    )
    .join('') +
  box({ x: 1002, y: 190 + 280 * down - 6, width: 60, height: 12, radius: 6 }, tints.red) +
  write(960, 556, '5–6 cm，充分回弹', { size: 22, bold: true, fill: tints.green });

const thirty = 30 * PRESS_S;

const pressing: Scene = {
  title: '胸外按压 30 次',
  seconds: 18,
  says: told(
    18,
    '跟着节拍按：每分钟 100 至 120 次，深度 5 至 6 厘米。',
    '每次按压后让胸廓完全回弹，双手不离开胸壁，也不要倚靠。',
    '按压与放松的时间大致相等，尽量不中断。',
  ),
  hears: Array.from(
    { length: 30 },
    (_, at) => ({ at: 0.6 + at * PRESS_S, sound: { kind: 'tick' } }) as const,
  ),
  draw(second) {
    const at = second - 0.6;
    const isPressing = at >= 0 && at < thirty;
    const count = clamp(Math.floor(at / PRESS_S) + 1, 0, 30);
    const down = isPressing ? depth(at) : 0;
    return (
      `<g transform="translate(60 180)">${drawRescuer(down)}</g>` +
      write(740, 300, String(count), { size: 130, bold: true, fill: tints.red, anchor: 'middle' }) +
      write(740, 346, '次', { size: 28, fill: tints.second, anchor: 'middle' }) +
      tag(740, 410, '110 次/分', tints.brandDeep, 24) +
      gauge(down) +
      box({ x: 80, y: 120, width: 560, height: 14, radius: 7 }, tints.line) +
      box({ x: 80, y: 120, width: (560 * count) / 30, height: 14, radius: 7 }, tints.red)
    );
  },
};

const breathing: Scene = {
  title: '人工呼吸 2 次',
  seconds: 9,
  says: told(
    9,
    '仰头提颏打开气道，捏住鼻子，口对口吹气，每次约 1 秒。',
    '看到胸廓抬起就够了，不要过度通气；中断按压不超过 10 秒。',
  ),
  hears: [2.4, 5].map((at) => ({ at, sound: { kind: 'breath', seconds: 1.1 } }) as const),
  draw(second) {
    const rise = Math.max(present(second, 2.4), present(second, 5));
    return (
      `<g transform="translate(110 150)">${drawLying(rise)}</g>` +
      veiled(arrow(250, 170, 250, 250, tints.blue, 8), rise) +
      tag(250, 140, second > 5 ? '第 2 次吹气' : '第 1 次吹气', tints.blue, 24) +
      card(790, 130, 430, 400) +
      writeLines(
        826,
        196,
        [
          '打开气道：仰头提颏',
          '每次吹气约 1 秒',
          '可见胸廓抬起',
          '按压 : 通气 = 30 : 2',
          '中断按压 < 10 秒',
        ],
        { size: 30 },
      )
    );
  },
};

function present(second: number, from: number) {
  return Math.min(done(second, from, from + 0.9), 1 - done(second, from + 1.1, from + 2));
}

const drawLying = (rise: number) =>
  box({ x: 0, y: 352, width: 640, height: 12, radius: 6 }, '#d8dee9') +
  `<g transform="rotate(-14 140 290)">${circle(140, 280, 60, '#f0c4a4')}${stroke('M92 310C76 284 84 246 110 228', '#3b2a20', 20)}${stroke('M140 222L136 208', '#e0ad88', 12)}</g>` +
  `<path d="M190 350C196 296 240 ${274 - 26 * rise} 330 ${262 - 44 * rise}C430 ${262 - 30 * rise} 520 300 640 310V350Z" fill="#8fa9d6"/>`;

const targets: readonly (readonly [string, string])[] = [
  ['频率', '100–120 次/分'],
  ['深度', '5–6 cm'],
  ['回弹', '每次充分回弹'],
  ['中断', '每次 < 10 秒，按压占比 ≥ 60%'],
  ['换人', '每 2 分钟（5 个循环）轮换'],
  ['除颤', 'AED 一到就用，除颤后立即按压'],
];

const summing: Scene = {
  title: '高质量心肺复苏的指标',
  seconds: 11,
  says: told(
    11,
    '每两分钟换人按压，换人在 5 秒内完成。',
    'AED 一到立即使用，除颤后马上继续按压，直到专业人员接手或病人恢复。',
  ),
  hears: [chime],
  draw: (second) =>
    targets
      .map(([name, what], at) => {
        const x = 60 + (at % 3) * 392;
        const y = 120 + Math.floor(at / 3) * 230;
        return veiled(
          card(x, y, 372, 206) +
            box({ x: x + 28, y: y + 34, width: 8, height: 36, radius: 4 }, tints.red) +
            write(x + 52, y + 64, name, { size: 32, bold: true }) +
            write(x + 28, y + 132, what, { size: what.length > 14 ? 21 : 27, fill: tints.second }),
          done(second, 0.3 + at * 1.1, 0.9 + at * 1.1),
        );
      })
      .join(''),
};

export const cprCycle: Film = {
  slug: 'cpr-cycle',
  title: '高质量心肺复苏',
  scenes: [
    titleCard({
      title: '高质量心肺复苏',
      under: '30 次按压、2 次通气，一个循环做到位',
      says: '心脏骤停后每一分钟都很宝贵，旁观者的按压能为病人争取时间。',
      picture: (second) =>
        `<g transform="translate(-30 90) scale(0.86)">${drawRescuer(second > 1 ? depth(second) * straight(second, 1, 1.4) : 0)}</g>`,
    }),
    recognising,
    where,
    pressing,
    breathing,
    summing,
  ],
};
