import { box, circle } from '../pictures/svg';
import { makeRandom } from '../random';
import type { Film, Heard, Scene } from './film';
import { chest, heartShadow, spot } from './parts/chest';
import { phonogram } from './parts/heartCurves';
import { drawBeatingHeart } from './parts/beatingHeart';
import { card, dashes, line, plot, tag, tints, veiled, write, writeLines } from './parts/pens';
import { area, areas } from './parts/listeningAreas';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { clamp, done } from './timing';

const BEAT_S = 0.8;

const places: Scene = {
  title: '五个听诊区',
  seconds: 11,
  says: told(
    11,
    '听诊区不在瓣膜的正上方，而在血流把声音带到的地方。',
    '可从心尖区开始，依次听肺动脉瓣区、主动脉瓣区、主动脉瓣第二听诊区和三尖瓣区。',
  ),
  hears: [chime],
  draw: (second) =>
    `<g transform="translate(360 100) scale(1.06)">${chest}${heartShadow}` +
    [4, 1, 0, 2, 3]
      .map((at, turn) => area(at, done(second, 0.6 + turn * 1.5, 1.2 + turn * 1.5)))
      .join('') +
    '</g>',
};

type Murmur = 'none' | 'ejection' | 'regurgitation';

/** The loudness of a murmur at a second of the beat. */
const loudness: Record<Murmur, (t: number) => number> = {
  none: () => 0,
  ejection: (t) => clamp(1 - Math.abs((t - 0.265) / 0.1)) * 0.62,
  regurgitation: (t) => (t < 0.44 || t > 0.74 ? 0 : 0.5 * ((0.74 - t) / 0.3) ** 1.4),
};

const random = makeRandom('phonogram');
const rough = Array.from({ length: 997 }, () => random.between(-1, 1));

const written = (murmur: Murmur) => (second: number) =>
  phonogram(second) +
  loudness[murmur](second % BEAT_S) * (rough[Math.floor(second * 240) % 997] ?? 0);

const SWEEP_S = 3.2;
const xOf = (t: number) => 584 + (t / SWEEP_S) * 620;

const bands = (murmur: Murmur) =>
  [0, 1, 2, 3]
    .map((beat) => {
      const at = beat * BEAT_S;
      const [from, to] = murmur === 'ejection' ? [0.165, 0.365] : [0.44, 0.74];
      return (
        (murmur === 'none'
          ? ''
          : box(
              { x: xOf(at + from), y: 200, width: xOf(to) - xOf(from), height: 220 },
              tints.wash,
            )) +
        write(xOf(at + 0.14), 190, 'S₁', { size: 20, bold: true, anchor: 'middle' }) +
        write(xOf(at + 0.43), 190, 'S₂', { size: 20, bold: true, anchor: 'middle' })
      );
    })
    .join('');

const beatsOf = (seconds: number, murmur: Murmur): Heard[] =>
  Array.from({ length: Math.floor((seconds - 0.3) / BEAT_S) }, (_, at): Heard[] => [
    { at: at * BEAT_S + 0.1, sound: { kind: 'lub' } },
    { at: at * BEAT_S + 0.4, sound: { kind: 'dub' } },
    ...(murmur === 'ejection'
      ? [{ at: at * BEAT_S + 0.165, sound: { kind: 'ejection', seconds: 0.2 } } as const]
      : []),
    ...(murmur === 'regurgitation'
      ? [{ at: at * BEAT_S + 0.44, sound: { kind: 'regurgitation', seconds: 0.3 } } as const]
      : []),
  ]).flat();

interface Listening {
  title: string;
  seconds: number;
  murmur: Murmur;
  at: number;
  lines: readonly string[];
  texts: readonly string[];
}

const listening = ({ title, seconds, murmur, at, lines, texts }: Listening): Scene => ({
  title,
  seconds,
  says: told(seconds, ...texts),
  hears: beatsOf(seconds, murmur),
  draw(second) {
    const from = Math.floor(second / SWEEP_S) * SWEEP_S;
    const one = areas[at] ?? areas[0];
    const pulse = 15 + 8 * Math.max(0, phonogram(second));
    return (
      `<g transform="translate(36 108) scale(0.98)">${chest}${heartShadow}${veiled(circle(one.x, one.y, pulse + 14, one.tint), 0.25)}${spot(one.x, one.y, one.tint, 17)}</g>` +
      tag(272, 560, `${one.name} · ${one.where}`, one.tint, 18) +
      card(560, 108, 668, 330) +
      write(584, 148, '心音图', { size: 20, fill: tints.second, bold: true }) +
      bands(murmur) +
      dashes(584, 310, 1204, 310, tints.line, 1.5) +
      line(
        plot(
          written(murmur),
          [from, second],
          (t, height) => [xOf(t - from), 310 - height * 86],
          Math.max(4, Math.round((second - from) * 300)),
        ),
        tints.ink,
        2.4,
      ) +
      writeLines(576, 488, lines, { size: 23 })
    );
  },
});

const slow = (
  title: string,
  which: 'lub' | 'dub',
  from: number,
  lines: readonly string[],
  texts: readonly string[],
): Scene => ({
  title,
  seconds: 7,
  says: told(7, ...texts),
  hears: [1, 2.6, 4.2].map((at) => ({ at, sound: { kind: which } }) as const),
  draw(second) {
    const near = ((second + 0.6) % 1.6) / 1.6;
    return (
      `<g transform="translate(60 120)">${drawBeatingHeart(from + near * 0.06)}</g>` +
      write(600, 230, which === 'lub' ? '第一心音 S₁' : '第二心音 S₂', {
        size: 46,
        bold: true,
        fill: tints.brandDeep,
      }) +
      lines
        .map((text, at) =>
          veiled(
            circle(612, 292 + at * 58, 6, tints.brand) +
              write(634, 301 + at * 58, text, { size: 27 }),
            done(second, 0.5 + at * 0.8, 1.1 + at * 0.8),
          ),
        )
        .join('')
    );
  },
});

export const heartSounds: Film = {
  slug: 'heart-sounds',
  title: '心音听诊',
  scenes: [
    titleCard({
      title: '心音听诊',
      under: '听哪里，听什么，杂音在哪个时期',
      says: '建议戴上耳机。听诊先分清第一心音和第二心音，再判断杂音在哪个时期。',
      picture: (second) =>
        `<g transform="translate(20 40)">${chest}${heartShadow}${areas.map(({ x, y, tint }, at) => veiled(spot(x, y, tint), done(second, 0.8 + at * 0.4, 1.2 + at * 0.4))).join('')}</g>`,
    }),
    places,
    slow(
      '第一心音',
      'lub',
      0.08,
      ['房室瓣关闭，标志心室收缩开始', '音调较低，时间较长', '心尖区最响'],
      ['第一心音来自二尖瓣和三尖瓣关闭，标志收缩期开始。', '它较低沉，心尖区最响。'],
    ),
    slow(
      '第二心音',
      'dub',
      0.37,
      ['动脉瓣关闭，标志心室舒张开始', '音调较高，时间较短', '心底部最响'],
      ['第二心音来自主动脉瓣和肺动脉瓣关闭，标志舒张期开始。', '它较清脆，心底部最响。'],
    ),
    listening({
      title: '正常心音',
      seconds: 9.6,
      murmur: 'none',
      at: 4,
      lines: [
        'S₁ 到 S₂ 是收缩期，较短；',
        'S₂ 到下一个 S₁ 是舒张期，较长。',
        '两个时期里都没有杂音。',
      ],
      texts: [
        '正常心音一低一高，收缩期短，舒张期长。',
        '分不清时摸颈动脉：搏动与第一心音几乎同时。',
      ],
    }),
    listening({
      title: '收缩期杂音：主动脉瓣狭窄',
      seconds: 9.6,
      murmur: 'ejection',
      at: 0,
      lines: [
        'S₁ 与 S₂ 之间，先强后弱，呈菱形；',
        '粗糙，喷射样，向颈部传导；',
        '见于主动脉瓣狭窄。',
      ],
      texts: [
        '主动脉瓣狭窄时，血液射过狭窄的瓣口，产生粗糙的收缩期杂音。',
        '它先增强后减弱，常向颈部传导。',
      ],
    }),
    listening({
      title: '舒张期杂音：主动脉瓣关闭不全',
      seconds: 9.6,
      murmur: 'regurgitation',
      at: 2,
      lines: [
        '紧接 S₂ 之后，逐渐减弱；',
        '叹气样，坐位前倾、呼气末更清楚；',
        '见于主动脉瓣关闭不全。',
      ],
      texts: [
        '主动脉瓣关不严时，血液在舒张期反流，产生叹气样杂音。',
        '请病人坐起前倾，呼气末屏气，更容易听到。',
      ],
    }),
  ],
};
