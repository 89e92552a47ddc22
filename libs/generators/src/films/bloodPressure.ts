import { circle, box } from '../pictures/svg';
import type { Film, Heard, Scene } from './film';
import { drawArm, drawColumn } from './parts/arm';
import { aorta } from './parts/heartCurves';
import { callout, card, dashes, line, plot, tag, tints, veiled, write } from './parts/pens';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { clamp, done, straight } from './timing';

const BEAT_S = 0.8;
const SYSTOLIC = 120;
const DIASTOLIC = 80;

/** The arterial pressure: that of our heart's aorta, from 80 to 120. */
const inArtery = (second: number) => {
  const t = second % BEAT_S;
  return DIASTOLIC + clamp((aorta(t) - 80) / 39) * (SYSTOLIC - DIASTOLIC);
};

const bench = (mmHg: number, pulse: number) =>
  `<g transform="translate(170 210)">${drawArm(clamp(mmHg / 160), pulse)}</g>` +
  `<g transform="translate(700 90)">${drawColumn(mmHg)}</g>`;

const steps = (rows: readonly (readonly [string, string])[], second: number, each: number) =>
  rows
    .map(([name, what], at) =>
      veiled(
        card(80, 110 + at * 118, 1120, 98) +
          circle(136, 159 + at * 118, 27, tints.brand) +
          write(136, 169 + at * 118, String(at + 1), { size: 28, bold: true, anchor: 'middle' }) +
          write(190, 152 + at * 118, name, { size: 27, bold: true }) +
          write(190, 188 + at * 118, what, { size: 22, fill: tints.second }),
        done(second, 0.3 + at * each, 0.9 + at * each),
      ),
    )
    .join('');

const preparing: Scene = {
  title: '测量之前',
  seconds: 10,
  says: told(
    10,
    '测量前 30 分钟不吸烟、不喝咖啡，排空膀胱，安静休息至少 5 分钟。',
    '上臂与心脏同高，袖带大小合适，下缘在肘窝上方 2 至 3 厘米。',
  ),
  hears: [chime],
  draw: (second) =>
    steps(
      [
        ['安静休息至少 5 分钟', '30 分钟内不吸烟、不喝咖啡、不剧烈活动；测量时不说话'],
        ['坐稳，背有依靠，双脚平放', '上臂裸露，与心脏同高（平第 4 肋间）'],
        ['选对袖带', '气囊约包住上臂的 80%；过窄测得偏高，过宽测得偏低'],
        ['绑好袖带', '下缘在肘窝上 2–3 cm，松紧以能伸进 1–2 指为宜'],
      ],
      second,
      2,
    ),
};

const inflating: Scene = {
  title: '充气',
  seconds: 7,
  says: told(
    7,
    '摸着桡动脉充气，脉搏消失后再升高 30 毫米汞柱。',
    '听诊器放在肱动脉搏动处，不要塞进袖带下面。',
  ),
  hears: [
    chime,
    ...[0.6, 1.6, 2.6, 3.6].map((at) => ({ at, sound: { kind: 'hiss', seconds: 0.7 } }) as const),
  ],
  draw(second) {
    const mmHg = 150 * straight(second, 0.6, 4.6);
    return (
      bench(mmHg, mmHg < SYSTOLIC ? Math.max(0, (inArtery(second) - 80) / 40) : 0) +
      veiled(
        tag(385, 200, mmHg < SYSTOLIC ? '桡动脉可以摸到' : '脉搏消失，再加 30 mmHg', tints.ink, 22),
        done(second, 0.6, 1),
      ) +
      callout(300, 442, 250, 540, '肱动脉', 22) +
      callout(384, 446, 470, 560, '听诊器体件', 22) +
      write(920, 200, `${Math.round(mmHg)}`, { size: 80, bold: true }) +
      write(920, 240, '袖带内压力（mmHg）', { size: 20, fill: tints.second })
    );
  },
};

const FALL_S = 21;
const FROM = 140;
const A_SECOND = 3.6;
const cuffAt = (second: number) => FROM - A_SECOND * clamp(second, 0, FALL_S);

/** A sound at each beat at which the artery opens and closes. */
const taps: Heard[] = Array.from(
  { length: Math.floor(FALL_S / BEAT_S) },
  (_, at) => at * BEAT_S + 0.22,
).flatMap((at): Heard[] => {
  const mmHg = cuffAt(at);
  if (mmHg > SYSTOLIC || mmHg < DIASTOLIC) return [];
  const part = (SYSTOLIC - mmHg) / (SYSTOLIC - DIASTOLIC);
  return [
    {
      at,
      sound: { kind: 'tap', loudness: part < 0.75 ? 0.75 + 0.3 * part : 1.6 * (1 - part) + 0.25 },
    },
  ];
});

const xOf = (second: number) => 104 + (second / FALL_S) * 720;
const yOf = (mmHg: number) => 560 - (mmHg - 50) * 4.4;

const deflating: Scene = {
  title: '缓慢放气，听两个时刻',
  seconds: FALL_S,
  says: told(
    FALL_S,
    '缓慢均匀地放气，指南建议每秒约 2 至 3 毫米汞柱，这里稍快。',
    '袖带压低于收缩压时，血液冲过受压的动脉，听到第一声搏动：这是收缩压。',
    '声音先增强，后变闷、减弱；完全消失时的读数是舒张压。',
  ),
  hears: taps,
  draw(second) {
    const cuff = cuffAt(second);
    const opens = inArtery(second) > cuff && cuff > DIASTOLIC - 2;
    return (
      card(48, 96, 800, 494) +
      [120, 80]
        .map(
          (mmHg) =>
            dashes(104, yOf(mmHg), 824, yOf(mmHg), tints.line, 2) +
            write(94, yOf(mmHg) + 6, String(mmHg), { size: 18, fill: tints.second, anchor: 'end' }),
        )
        .join('') +
      line(
        plot(inArtery, [0, FALL_S], (t, mmHg) => [xOf(t), yOf(mmHg)], 900),
        '#efb0ad',
        2,
      ) +
      line(
        plot(
          inArtery,
          [0, Math.max(0.01, second)],
          (t, mmHg) => [xOf(t), yOf(mmHg)],
          Math.max(4, Math.round(second * 44)),
        ),
        tints.red,
        2.6,
      ) +
      line(
        [
          [xOf(0), yOf(FROM)],
          [xOf(second), yOf(cuff)],
        ],
        tints.blue,
        4,
      ) +
      taps
        .filter(({ at }) => at <= second)
        .map(({ at, sound }) =>
          circle(
            xOf(at),
            yOf(cuffAt(at)),
            4 + 5 * (sound.kind === 'tap' ? sound.loudness : 0),
            tints.brand,
          ),
        )
        .join('') +
      write(120, 128, '蓝：袖带压　红：动脉压　橙：听到的搏动', { size: 19, fill: tints.second }) +
      veiled(
        tag(xOf(5.6) + 96, yOf(126), '第一声：收缩压 120', tints.brandDeep, 20),
        done(second, 6.4, 7),
      ) +
      veiled(
        tag(xOf(16.7) - 60, yOf(66), '声音消失：舒张压 80', tints.brandDeep, 20),
        done(second, 17.2, 17.8),
      ) +
      `<g transform="translate(850 92)">${drawColumn(cuff)}</g>` +
      write(1040, 230, `${Math.round(cuff)}`, {
        size: 84,
        bold: true,
        fill: opens ? tints.red : tints.ink,
      }) +
      write(1040, 270, 'mmHg', { size: 22, fill: tints.second }) +
      write(
        1040,
        340,
        cuff > SYSTOLIC ? '动脉被压闭，无声' : cuff < DIASTOLIC ? '动脉畅通，无声' : '动脉时开时闭',
        { size: 24, bold: true },
      ) +
      drawVessel(opens ? 1 : cuff < DIASTOLIC ? 1 : 0)
    );
  },
};

/** The artery under the cuff, seen from its end. */
const drawVessel = (open: number) =>
  `<g transform="translate(1120 450)">${circle(0, 0, 62, '#f6c9c5')}<ellipse rx="46" ry="${6 + 40 * open}" fill="${tints.red}"/></g>` +
  write(1120, 548, '受压处的动脉', { size: 18, fill: tints.second, anchor: 'middle' });

const grades: readonly (readonly [string, string, string, string])[] = [
  ['正常血压', '< 120 且 < 80', '', tints.green],
  ['正常高值', '120–139 和（或）80–89', '改善生活方式，定期复测', tints.brandDeep],
  ['高血压', '≥ 140 和（或）≥ 90', '非同日 3 次诊室测量才能诊断', tints.red],
];

const reading: Scene = {
  title: '怎样判读',
  seconds: 9,
  says: told(
    9,
    '间隔 1 至 2 分钟再测一次，取两次读数的平均值。',
    '诊室血压不低于 140/90，要在非同日测量 3 次后才能诊断高血压。',
  ),
  hears: [chime],
  draw: (second) =>
    grades
      .map(([name, value, what, tint], at) =>
        veiled(
          card(80, 120 + at * 150, 1120, 124) +
            box({ x: 80, y: 120 + at * 150, width: 12, height: 124, radius: 6 }, tint) +
            write(124, 194 + at * 150, name, { size: 32, bold: true, fill: tint }) +
            write(330, 194 + at * 150, value, { size: 32, bold: true }) +
            write(740, 192 + at * 150, what, { size: 24, fill: tints.second }),
          done(second, 0.3 + at * 1.3, 0.9 + at * 1.3),
        ),
      )
      .join('') +
    veiled(
      write(80, 606, '单位 mmHg，成人诊室血压', { size: 20, fill: tints.second }),
      done(second, 4, 4.6),
    ),
};

export const bloodPressure: Film = {
  slug: 'blood-pressure',
  title: '血压测量',
  scenes: [
    titleCard({
      title: '血压测量',
      under: '袖带、听诊器和两个关键时刻',
      says: '量血压听的不是心跳，而是被压住的动脉时开时闭的声音。',
      picture: (second) =>
        `<g transform="translate(110 130) scale(0.86)">${drawArm(0.6 + 0.1 * Math.sin(second * 3), Math.max(0, Math.sin(second * 7)))}</g>`,
    }),
    preparing,
    inflating,
    deflating,
    reading,
  ],
};
