import type { Film, Scene } from './film';
import { drawBeatingHeart } from './parts/beatingHeart';
import { BEAT_S, phases } from './parts/heartCurves';
import { callout, line, tag, tints, veiled, writeLines } from './parts/pens';
import { drawWiggers, xOf } from './parts/wiggers';
import { titleCard } from './parts/titleCard';
import { done, straight } from './timing';

const heart = (t: number) =>
  `<g transform="translate(48 166) scale(0.92)">${drawBeatingHeart(t)}</g>`;

/** A phase slowed down: the heart on the left, its curves on the right. */
const phaseScene = (
  at: number,
  seconds: number,
  lines: readonly string[],
  says: readonly string[],
): Scene => {
  const { name, from, to } = phases[at] ?? phases[0];
  const step = (seconds - 0.4) / says.length;
  return {
    title:
      at === 0 || at === 1 || at === 4
        ? ({ 0: '心房收缩', 1: '心室收缩与射血', 4: '心室舒张与充盈' }[at] ?? name)
        : null,
    seconds,
    says: says.map((text, turn) => ({
      from: 0.2 + turn * step,
      to: 0.1 + (turn + 1) * step,
      text,
    })),
    hears: [
      { at: 0.1, sound: { kind: 'chime' } },
      ...(at === 1 ? [{ at: 0.8, sound: { kind: 'lub' } } as const] : []),
      ...(at === 4 ? [{ at: 0.8, sound: { kind: 'dub' } } as const] : []),
    ],
    draw(second) {
      const t = from + (to - from) * Math.min(0.999, straight(second, 0.3, seconds - 0.6));
      return (
        heart(t) +
        drawWiggers(Math.max(t, 0.004), at) +
        tag(258, 118, `${name} · 约 ${(to - from).toFixed(2)} 秒`, tints.brandDeep, 20) +
        veiled(
          writeLines(560, 624, lines, { size: 22, fill: tints.ink, bold: true }),
          done(second, 0.4, 1),
        )
      );
    },
  };
};

const beats = (seconds: number) =>
  Array.from({ length: Math.floor(seconds / BEAT_S) }, (_, at) => [
    { at: at * BEAT_S + 0.1, sound: { kind: 'lub' } } as const,
    { at: at * BEAT_S + 0.4, sound: { kind: 'dub' } } as const,
  ]).flat();

const parts: readonly (readonly [string, number, number, number, number])[] = [
  ['右心房', 134, 158, 30, 96],
  ['左心房', 336, 150, 452, 92],
  ['右心室', 130, 330, 20, 410],
  ['左心室', 320, 340, 440, 400],
  ['三尖瓣', 118, 234, 10, 250],
  ['二尖瓣', 334, 234, 452, 246],
  ['主动脉', 214, 30, 150, -8],
  ['肺动脉', 330, 46, 420, 24],
];

const anatomy: Scene = {
  title: '心脏的四个腔和瓣膜',
  seconds: 8,
  says: [
    { from: 0.3, to: 4, text: '心脏有四个腔：左、右心房在上，左、右心室在下。' },
    { from: 4.1, to: 7.8, text: '房室瓣和动脉瓣像单向阀门，由两侧的压力差推开或关闭。' },
  ],
  hears: [...beats(8)],
  draw: (second) =>
    `<g transform="translate(380 130)">${drawBeatingHeart(second)}` +
    parts
      .map(([name, x, y, toX, toY], at) =>
        veiled(callout(x, y, toX, toY, name), done(second, 0.4 + at * 0.35, 0.9 + at * 0.35)),
      )
      .join('') +
    '</g>',
};

const whole: Scene = {
  title: '连起来看一遍',
  seconds: 8.4,
  says: [
    { from: 0.2, to: 4.2, text: '心率每分钟 75 次时，一个心动周期约 0.8 秒。' },
    {
      from: 4.3,
      to: 8.2,
      text: '心室收缩约 0.3 秒，舒张约 0.5 秒；心率加快时，舒张期缩短得更多。',
    },
  ],
  hears: beats(8.4),
  draw: (second) =>
    heart(second) +
    drawWiggers(
      BEAT_S,
      phases.findIndex(({ to }) => second % BEAT_S < to),
    ) +
    line(
      [
        [xOf(second % BEAT_S), 106],
        [xOf(second % BEAT_S), 576],
      ],
      tints.brand,
      3,
    ) +
    tag(258, 118, '真实速度 · 每分钟 75 次', tints.ink, 20),
};

export const cardiacCycle: Film = {
  slug: 'cardiac-cycle',
  title: '心动周期',
  scenes: [
    titleCard({
      title: '心动周期',
      under: '一次心跳里，压力、容积和瓣膜怎样变化',
      says: '一次心跳不到一秒，却有七个环环相扣的阶段。',
      picture: (second) => `<g transform="translate(40 20)">${drawBeatingHeart(second)}</g>`,
    }),
    anatomy,
    phaseScene(
      0,
      5.5,
      ['房室瓣开放，心室再充盈约四分之一'],
      ['心房收缩，把最后一部分血液挤入心室，心室容积达到最大。'],
    ),
    phaseScene(
      1,
      6,
      ['室内压 > 房内压：房室瓣关闭，产生第一心音'],
      [
        '心室开始收缩，房室瓣关闭，产生第一心音。',
        '此时动脉瓣还没有开放，容积不变，压力急剧上升。',
      ],
    ),
    phaseScene(
      2,
      5.5,
      ['室内压 > 主动脉压：动脉瓣开放'],
      ['室内压超过主动脉压，动脉瓣开放，约三分之二的搏出量在这时射出。'],
    ),
    phaseScene(
      3,
      5,
      ['室内压已略低于主动脉压，血液凭动能继续射出'],
      ['射血减慢，室内压和主动脉压都从高峰回落。'],
    ),
    phaseScene(
      4,
      6,
      ['动脉瓣关闭，产生第二心音；主动脉压出现切迹'],
      ['心室舒张，动脉瓣关闭，产生第二心音。', '房室瓣还没有开放，容积不变，压力急剧下降。'],
    ),
    phaseScene(
      5,
      5,
      ['室内压 < 房内压：房室瓣开放，心室“抽吸”血液'],
      ['室内压低于房内压，房室瓣开放，血液快速流入心室。'],
    ),
    phaseScene(6, 4.5, ['房室压差减小，充盈减慢'], ['充盈逐渐减慢，直到下一次心房收缩。']),
    whole,
  ],
};
