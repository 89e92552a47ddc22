import { box, circle } from '../pictures/svg';
import type { Film, Scene } from './film';
import { drawConduction, type Excitation } from './parts/conduction';
import { ecg } from './parts/heartCurves';
import { drawHeartCut, restingHeart } from './parts/heartDrawing';
import {
  arrow,
  callout,
  card,
  dashes,
  line,
  plot,
  tag,
  tints,
  veiled,
  write,
  writeLines,
} from './parts/pens';
import { end, paper, trace, xOf, yOf } from './parts/ecgPaper';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { between, done, straight } from './timing';

const excited = (t: number): Excitation => ({
  atria: straight(t, -0.06, 0.03),
  node: straight(t, 0.02, 0.03),
  bundle: straight(t, 0.06, 0.09),
  ventricles: straight(t, 0.08, 0.13),
  recovery: straight(t, 0.25, 0.43),
});

const heartAt = (t: number) =>
  `<g transform="translate(40 112)">${drawHeartCut({ ...restingHeart, atria: 0, ventricles: 0 }, true)}${drawConduction(excited(t))}</g>`;

interface Part {
  title: string;
  seconds: number;
  from: number;
  to: number;
  name: string;
  where: readonly [number, number];
  lines: readonly string[];
  texts: readonly string[];
}

const part = ({ title, seconds, from, to, name, where, lines, texts }: Part): Scene => ({
  title,
  seconds,
  says: told(seconds, ...texts),
  hears: [chime],
  draw(second) {
    const t = between(from, to, straight(second, 0.5, seconds * 0.62));
    return (
      heartAt(t) +
      paper +
      veiled(
        box({ x: xOf(from), y: 120, width: xOf(to) - xOf(from), height: 450 }, tints.yellow),
        0.22,
      ) +
      trace(t) +
      circle(xOf(t), yOf(ecg(t)), 9, tints.red) +
      veiled(
        tag(where[0], where[1], name, tints.brandDeep, 24),
        done(second, seconds * 0.4, seconds * 0.5),
      ) +
      veiled(writeLines(560, 620, lines, { size: 22, bold: true }), done(second, 0.4, 1))
    );
  },
});

const places: readonly (readonly [string, number, number, number, number])[] = [
  ['窦房结', 92, 112, -30, 60],
  ['房室结', 212, 214, 470, 150],
  ['房室束（希氏束）', 226, 246, 470, 220],
  ['右束支', 214, 350, -30, 330],
  ['左束支', 250, 372, 470, 330],
  ['浦肯野纤维', 340, 356, 470, 420],
];

const system: Scene = {
  title: '心脏的传导系统',
  seconds: 9,
  says: told(
    9,
    '心跳的指令从窦房结发出，它是正常心脏的起搏点。',
    '兴奋经房室结、房室束和左右束支，由浦肯野纤维传到心室肌。',
  ),
  hears: [chime],
  draw: (second) =>
    `<g transform="translate(380 112)">${drawHeartCut(restingHeart, true)}${drawConduction(excited(between(-0.07, 0.16, straight(second, 1, 8))))}` +
    places
      .map(([name, x, y, toX, toY], at) =>
        veiled(callout(x, y, toX, toY, name, 22), done(second, 0.4 + at * 1.1, 1 + at * 1.1)),
      )
      .join('') +
    '</g>',
};

const brace = (
  from: number,
  to: number,
  y: number,
  text: string,
  opacity: number,
  tint: string,
  isAside = false,
) =>
  veiled(
    arrow(xOf((from + to) / 2), y, xOf(from), y, tint, 3.4) +
      arrow(xOf((from + to) / 2), y, xOf(to), y, tint, 3.4) +
      dashes(xOf(from), y - 14, xOf(from), 400, tint, 1.6) +
      dashes(xOf(to), y - 14, xOf(to), 400, tint, 1.6) +
      tag(xOf((from + to) / 2) + (isAside ? 100 : 0), y + (isAside ? 0 : 30), text, tint, 19),
    opacity,
  );

const measures: Scene = {
  title: '该量什么',
  seconds: 10,
  says: told(
    10,
    '常规走纸速度每秒 25 毫米时，一小格是 0.04 秒。',
    'PR 间期 0.12 至 0.20 秒，QRS 时限不超过 0.11 秒；QT 间期随心率变化，要校正后再判断。',
  ),
  hears: [chime],
  draw: (second) =>
    paper +
    trace(end) +
    brace(-0.06, 0.075, 470, 'PR', done(second, 1, 1.6), tints.blue) +
    brace(0.075, 0.135, 150, 'QRS', done(second, 3, 3.6), tints.red, true) +
    brace(0.075, 0.42, 540, 'QT', done(second, 5, 5.6), tints.violet) +
    card(48, 110, 460, 470) +
    [
      ['PR 间期', '0.12–0.20 秒', '心房开始兴奋到心室开始兴奋', tints.blue, 1],
      ['QRS 时限', '0.06–0.11 秒', '左右心室除极', tints.red, 3],
      ['QT 间期', '按心率校正（QTc）', '心室除极和复极的全过程', tints.violet, 5],
    ]
      .map(([name, value, what, tint, from], at) =>
        veiled(
          write(80, 176 + at * 140, String(name), { size: 26, bold: true, fill: String(tint) }) +
            write(230, 176 + at * 140, String(value), { size: 25, bold: true }) +
            write(80, 216 + at * 140, String(what), { size: 21, fill: tints.second }),
          done(second, Number(from), Number(from) + 0.6),
        ),
      )
      .join(''),
};

const running: Scene = {
  title: '连起来看一遍',
  seconds: 7.2,
  says: told(7.2, '从窦房结到浦肯野纤维，每一次兴奋都留下一组 P、QRS 和 T 波。'),
  hears: Array.from({ length: 9 }, (_, at) => [
    { at: at * 0.8 + 0.1, sound: { kind: 'lub' } } as const,
    { at: at * 0.8 + 0.4, sound: { kind: 'dub' } } as const,
  ])
    .flat()
    .filter(({ at }) => at < 7),
  draw(second) {
    const window = 3.2;
    const x = (t: number) => 560 + ((t - Math.floor(second / window) * window) / window) * 640;
    const from = Math.floor(second / window) * window;
    return (
      heartAt(((second + 0.1) % 0.8) - 0.1) +
      card(540, 110, 680, 470) +
      line(
        plot(
          ecg,
          [from, second],
          (t, mV) => [x(t), 400 - mV * 150],
          Math.max(4, Math.round((second - from) * 150)),
        ),
        tints.ink,
        3.4,
      ) +
      circle(x(second), 400 - ecg(second) * 150, 8, tints.red)
    );
  },
};

export const ecgConduction: Film = {
  slug: 'ecg-conduction',
  title: '心电传导与波形',
  scenes: [
    titleCard({
      title: '心电传导与波形',
      under: '从窦房结到浦肯野纤维，看懂 P、QRS、T',
      says: '心电图上的每一个波，都对应兴奋在心脏里走过的一段路。',
      picture: (second) =>
        `<g transform="translate(40 20)">${drawHeartCut(restingHeart, true)}${drawConduction(excited(((second * 0.25) % 0.6) - 0.08))}</g>`,
    }),
    system,
    part({
      title: 'P 波：心房除极',
      seconds: 7,
      from: -0.07,
      to: 0.05,
      name: 'P 波',
      where: [xOf(-0.01), 300],
      lines: ['窦房结发放冲动，右、左心房先后除极'],
      texts: ['窦房结的冲动使心房除极，记录到 P 波。', '正常 P 波时限小于 0.12 秒。'],
    }),
    part({
      title: 'PR 段：房室结延搁',
      seconds: 6.5,
      from: 0.04,
      to: 0.075,
      name: 'PR 段',
      where: [xOf(0.055), 330],
      lines: ['房室结传导慢，让心房先把血液送进心室'],
      texts: ['兴奋在房室结停留片刻，心电图回到基线。', '这段延搁使心室在心房收缩之后才收缩。'],
    }),
    part({
      title: 'QRS 波群：心室除极',
      seconds: 7,
      from: 0.07,
      to: 0.14,
      name: 'QRS',
      where: [xOf(0.19), 200],
      lines: ['先室间隔，再心尖和游离壁；心房复极被掩盖'],
      texts: [
        '兴奋沿束支和浦肯野纤维迅速传遍心室。',
        '心室肌几乎同时除极，形成高而窄的 QRS 波群。',
      ],
    }),
    part({
      title: 'ST 段与 T 波：心室复极',
      seconds: 7.5,
      from: 0.14,
      to: 0.45,
      name: 'T 波',
      where: [xOf(0.335), 290],
      lines: ['ST 段：心室各处都已除极；T 波：心室复极'],
      texts: [
        'ST 段时心室各处都处于除极状态，彼此没有电位差，通常平在基线上。',
        'T 波来自心室复极，方向一般与主波一致。',
      ],
    }),
    measures,
    running,
  ],
};
