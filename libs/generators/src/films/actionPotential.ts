import { box } from '../pictures/svg';
import type { Film, Scene } from './film';
import { drawAxon } from './parts/axon';
import {
  drawChannel,
  drawIon,
  drawMembrane,
  drawStream,
  potassium,
  sodium,
} from './parts/membrane';
import { arrow, card, dashes, line, plot, tag, tints, veiled, write } from './parts/pens';
import { axes, curveTo, potential, xOf, yOf } from './parts/potentialCurve';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { between, done, straight } from './timing';

interface Channels {
  sodiumOpen: number;
  isPlugged: boolean;
  potassiumOpen: number;
}

const restingIons = [
  ...[700, 768, 850, 960, 1052, 1120, 1200].map((x, at) =>
    drawIon(x, 168 + ((at * 37) % 80), 'Na'),
  ),
  ...[716, 800, 900, 950, 1076, 1180].map((x, at) => drawIon(x, 452 + ((at * 41) % 84), 'K')),
  ...[884, 1150].map((x) => drawIon(x, 200, 'K')),
  ...[744, 1126].map((x) => drawIon(x, 540, 'Na')),
].join('');

const membrane =
  card(672, 100, 560, 490) +
  write(692, 134, '膜外', { size: 18, fill: tints.second, bold: true }) +
  write(692, 574, '膜内', { size: 18, fill: tints.second, bold: true }) +
  restingIons +
  drawMembrane(700, 1206);

const drawCell = ({ sodiumOpen, isPlugged, potassiumOpen }: Channels, second: number) =>
  membrane +
  drawChannel(830, sodiumOpen, sodium, isPlugged ? 'in' : 'out') +
  drawChannel(1050, potassiumOpen, potassium, null) +
  drawStream(830, 'Na', second, isPlugged ? 0 : sodiumOpen) +
  drawStream(1050, 'K', second, potassiumOpen) +
  tag(830, 134, 'Na⁺ 通道', sodium, 16) +
  tag(1050, 134, 'K⁺ 通道', potassium, 16);

/** From one millisecond to another, slowed down to the seconds of a scene. */
const phase = (
  title: string,
  seconds: number,
  [from, to]: readonly [number, number],
  texts: readonly string[],
  state: (part: number) => Channels,
): Scene => ({
  title,
  seconds,
  says: told(seconds, ...texts),
  hears: [chime],
  draw(second) {
    const part = straight(second, 0.6, seconds - 1.2);
    const ms = between(from, to, part);
    const mV = Math.round(potential(ms));
    return (
      axes + curveTo(ms) + drawCell(state(part), second) + tag(548, 134, `${mV} mV`, tints.ink, 24)
    );
  },
});

const band = (from: number, to: number, text: string, tint: string, opacity: number) =>
  veiled(
    box({ x: xOf(from), y: 118, width: xOf(to) - xOf(from), height: 438 }, tint) +
      write((xOf(from) + xOf(to)) / 2, 548, text, { size: 17, bold: true, anchor: 'middle' }),
    opacity,
  );

const refractory: Scene = {
  title: '不应期',
  seconds: 9,
  says: told(
    9,
    '绝对不应期内，Na⁺ 通道已经开放或失活，再强的刺激也不会引起兴奋。',
    '相对不应期内，部分通道已经恢复，较强的刺激可以再次引起兴奋。',
  ),
  hears: [chime],
  draw: (second) =>
    axes +
    band(1.6, 3.05, '绝对不应期', tints.redSoft, done(second, 0.5, 1.2)) +
    band(3.05, 4.9, '相对不应期', tints.wash, done(second, 4.4, 5)) +
    line(
      plot(potential, [0, 6], (x, y) => [xOf(x), yOf(y)]),
      tints.red,
      4,
    ) +
    write(616, yOf(-55) - 8, '阈电位', {
      size: 16,
      fill: tints.brandDeep,
      bold: true,
      anchor: 'end',
    }) +
    veiled(
      arrow(xOf(2.4), 118, xOf(2.4), 160, tints.ink, 5) +
        write(xOf(2.4) + 12, 140, '强刺激：无反应', { size: 17, bold: true }),
      done(second, 1.4, 2),
    ) +
    veiled(
      arrow(xOf(4), 420, xOf(4), 466, tints.ink, 5) +
        write(xOf(4) + 12, 440, '强刺激：可再兴奋', { size: 17, bold: true }),
      done(second, 5.2, 5.8),
    ) +
    card(672, 100, 560, 490) +
    write(704, 160, 'Na⁺ 通道的三种状态', { size: 26, bold: true }) +
    [
      ['静息', '关闭，但可以被激活', tints.green],
      ['激活', '开放，Na⁺ 内流', sodium],
      ['失活', '被堵住，不能再次激活', tints.red],
    ]
      .map(([name = '', what = '', tint], at) =>
        veiled(
          tag(760, 240 + at * 96, name, tint, 24) + write(840, 249 + at * 96, what, { size: 24 }),
          done(second, 0.8 + at * 0.9, 1.4 + at * 0.9),
        ),
      )
      .join('') +
    veiled(
      write(704, 530, '失活的通道要等复极化之后才能回到静息。', { size: 22, fill: tints.second }),
      done(second, 3.8, 4.6),
    ),
};

const conduction: Scene = {
  title: '沿神经纤维传导',
  seconds: 9,
  says: told(
    9,
    '兴奋处与邻近静息处之间产生局部电流，使动作电位沿细胞膜传开。',
    '有髓鞘的纤维上，兴奋在郎飞结之间跳跃，传导快得多。',
  ),
  hears: [chime],
  draw: (second) =>
    write(72, 150, '无髓纤维：连续传导', { size: 26, bold: true }) +
    drawAxon(190, straight(second, 0.6, 8.6), false) +
    write(72, 390, '有髓纤维：跳跃式传导', { size: 26, bold: true }) +
    drawAxon(430, straight(second % 3, 0.2, 2.4), true),
};

export const actionPotential: Film = {
  slug: 'action-potential',
  title: '动作电位',
  scenes: [
    titleCard({
      title: '动作电位',
      under: '离子通道的一开一关，怎样产生一次兴奋',
      says: '一次动作电位只有几毫秒，靠的是两种离子通道先后开放。',
      picture: (second) =>
        `<g transform="translate(-40 40) scale(0.9)">${line(
          plot(
            potential,
            [0, 6 * done(second, 0.4, 4)],
            (x, y) => [60 + x * 90, 250 - y * 2.9],
            160,
          ),
          tints.red,
          8,
        )}${dashes(60, 453, 600, 453, tints.pale)}</g>`,
    }),
    phase(
      '静息电位',
      8,
      [0, 1],
      [
        '静息时，膜内 K⁺ 多，膜外 Na⁺ 多。',
        '膜主要对 K⁺ 通透，少量 K⁺ 外流，使膜内比膜外低约 70 毫伏。',
      ],
      () => ({ sodiumOpen: 0, isPlugged: false, potassiumOpen: 0.25 }),
    ),
    phase(
      '去极化',
      9,
      [1, 2.1],
      [
        '刺激使膜电位升到阈电位，大量 Na⁺ 通道开放。',
        'Na⁺ 内流使膜进一步去极化，又打开更多通道，膜电位升到约 +30 毫伏。',
      ],
      (part) => ({ sodiumOpen: done(part, 0.3, 0.7), isPlugged: false, potassiumOpen: 0.15 }),
    ),
    phase(
      '复极化',
      8,
      [2.1, 3.1],
      ['Na⁺ 通道很快失活，Na⁺ 不再内流。', 'K⁺ 通道开放，K⁺ 外流，膜电位回到静息水平。'],
      (part) => ({
        sodiumOpen: 0.6 - 0.4 * part,
        isPlugged: true,
        potassiumOpen: done(part, 0, 0.4),
      }),
    ),
    phase(
      '后超极化与恢复',
      7,
      [3.1, 6],
      ['K⁺ 通道关闭较慢，膜电位短时间低于静息水平。', '随后钠泵恢复膜两侧的离子分布。'],
      (part) => ({
        sodiumOpen: 0,
        isPlugged: part < 0.25,
        potassiumOpen: 1 - 0.8 * done(part, 0.1, 0.7),
      }),
    ),
    refractory,
    conduction,
  ],
};
