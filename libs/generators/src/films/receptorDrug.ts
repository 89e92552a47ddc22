import type { Film, Scene } from './film';
import { drawMembrane } from './parts/membrane';
import { card, dashes, line, plot, tag, tints, veiled, write } from './parts/pens';
import { drawCell, four, receptor, shape, SPOTS } from './parts/receptorCell';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { between, done, straight } from './timing';

/** The share of the greatest effect at a logarithm of the dose. */
const effect = (dose: number, half: number, most = 1) => most / (1 + 10 ** (half - dose));

const xOf = (dose: number) => 132 + (dose + 9) * 80;
const yOf = (share: number) => 520 - share * 360;

const axes =
  card(48, 100, 600, 490) +
  [0, 0.5, 1]
    .map(
      (share) =>
        dashes(132, yOf(share), 622, yOf(share), tints.line, 1.5) +
        write(122, yOf(share) + 6, `${share * 100}%`, {
          size: 17,
          fill: tints.second,
          anchor: 'end',
        }),
    )
    .join('') +
  line(
    [
      [132, 126],
      [132, 520],
      [624, 520],
    ],
    tints.second,
    2,
  ) +
  write(66, 134, '效应', { size: 17, fill: tints.second }) +
  write(622, 566, '药物浓度（对数，mol/L）', { size: 17, fill: tints.second, anchor: 'end' }) +
  [-9, -8, -7, -6, -5, -4, -3]
    .map((dose) =>
      write(
        xOf(dose),
        544,
        `10${[...String(dose)].map((sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]).join('')}`,
        { size: 16, fill: tints.pale, anchor: 'middle' },
      ),
    )
    .join('');

const curve = (half: number, most: number, tint: string, until: number, width = 4.5) =>
  line(
    plot(
      (dose) => effect(dose, half, most),
      [-9, between(-8.95, -3, until)],
      (dose, share) => [xOf(dose), yOf(share)],
      Math.max(3, Math.round(until * 120)),
    ),
    tint,
    width,
  );

const labelled = (share: number, dose: number, text: string, tint: string, opacity: number) =>
  veiled(tag(xOf(dose), yOf(share), text, tint, 19), opacity);

const meeting: Scene = {
  title: '药物与受体结合',
  seconds: 8,
  says: told(
    8,
    '药物像钥匙，受体像锁：形状合适才能结合，这叫特异性。',
    '能结合是有亲和力，结合后能激动受体是有内在活性。',
  ),
  hears: [chime],
  draw: (second) =>
    card(48, 100, 600, 490) +
    [
      ['亲和力', '药物与受体结合的能力', tints.blue],
      ['内在活性', '结合后激动受体、产生效应的能力', tints.green],
    ]
      .map(([name = '', what = '', tint], at) =>
        veiled(
          write(96, 220 + at * 170, name, { size: 40, bold: true, fill: String(tint) }) +
            write(96, 272 + at * 170, what, { size: 26 }),
          done(second, 1.4 + at * 2.6, 2 + at * 2.6),
        ),
      )
      .join('') +
    drawCell(
      four(second, () => ({ kind: 'full', works: 1 })),
      second,
    ),
};

const full: Scene = {
  title: '完全激动药与量效曲线',
  seconds: 10,
  says: told(
    10,
    '浓度升高，被激动的受体增多，效应随之增强，直到最大效应。',
    '产生一半最大效应的浓度叫 EC₅₀，它越小，效价强度越大。',
  ),
  hears: [chime],
  draw: (second) =>
    axes +
    curve(-7, 1, tints.green, straight(second, 0.6, 5)) +
    veiled(
      dashes(132, yOf(0.5), xOf(-7), yOf(0.5), tints.green, 2.4) +
        dashes(xOf(-7), yOf(0.5), xOf(-7), 520, tints.green, 2.4) +
        tag(xOf(-7), 496, 'EC₅₀', tints.green, 19),
      done(second, 6, 6.6),
    ) +
    labelled(1.06, -4.4, '最大效应（效能）', tints.green, done(second, 4.6, 5.2)) +
    drawCell(
      four(second, () => ({ kind: 'full', works: 1 })),
      second,
    ),
};

const partial: Scene = {
  title: '部分激动药',
  seconds: 8,
  says: told(
    8,
    '部分激动药亲和力不低，但内在活性弱，受体全被占领也达不到最大效应。',
    '与完全激动药合用时，它反而会占住受体，减弱效应。',
  ),
  hears: [chime],
  draw: (second) =>
    axes +
    curve(-7, 1, tints.green, 1, 3) +
    curve(-6.8, 0.45, tints.brand, straight(second, 0.6, 4.4)) +
    labelled(0.52, -4.3, '效能低', tints.brandDeep, done(second, 4, 4.6)) +
    drawCell(
      four(second, () => ({ kind: 'partial', works: 0.4 })),
      second,
    ),
};

const competing: Scene = {
  title: '竞争性拮抗药',
  seconds: 10,
  says: told(
    10,
    '竞争性拮抗药与激动药争夺同一位点，自己不产生效应。',
    '加大激动药的浓度可以夺回受体：曲线平行右移，最大效应不变。',
  ),
  hears: [chime],
  draw: (second) =>
    axes +
    curve(-7, 1, tints.green, 1, 3) +
    curve(between(-7, -5.4, done(second, 1, 5)), 1, tints.red, 1) +
    veiled(tag(xOf(-6.2), yOf(0.62), '平行右移 →', tints.red, 20), done(second, 3, 3.6)) +
    labelled(1.06, -4.2, '最大效应不变', tints.green, done(second, 5.6, 6.2)) +
    drawCell(
      four(second, (at) =>
        at % 2 === 0 ? { kind: 'blocker', works: 0 } : { kind: 'full', works: 1 },
      ),
      second,
    ),
};

const lasting: Scene = {
  title: '非竞争性拮抗药',
  seconds: 9,
  says: told(
    9,
    '非竞争性拮抗药结合得很牢，或结合在别的位点。',
    '加大激动药的浓度也夺不回来：最大效应下降。',
  ),
  hears: [chime],
  draw: (second) =>
    axes +
    curve(-7, 1, tints.green, 1, 3) +
    curve(-6.9, between(1, 0.5, done(second, 1, 4.4)), tints.violet, 1) +
    labelled(0.6, -4.3, '最大效应下降', tints.violet, done(second, 4.4, 5)) +
    drawCell(
      four(second, (at) =>
        at % 2 === 0
          ? { kind: 'full', works: 0, isDistantBlocked: true }
          : { kind: 'full', works: 1 },
      ),
      second,
    ),
};

const rows: readonly (readonly [string, string, string, string])[] = [
  ['完全激动药', '有', '强', '吗啡'],
  ['部分激动药', '有', '弱', '丁丙诺啡'],
  ['竞争性拮抗药', '有', '无', '纳洛酮、阿托品'],
  ['非竞争性拮抗药', '有', '无', '酚苄明'],
];

const summing: Scene = {
  title: '小结',
  seconds: 9,
  says: told(9, '比较两种药，先看效能，再看效价强度：临床上效能往往更重要。'),
  hears: [chime],
  draw: (second) =>
    card(80, 104, 1120, 486) +
    ['类别', '亲和力', '内在活性', '例子']
      .map((name, at) =>
        write([120, 470, 660, 880][at] ?? 0, 164, name, {
          size: 24,
          bold: true,
          fill: tints.second,
        }),
      )
      .join('') +
    rows
      .map((row, at) =>
        veiled(
          dashes(110, 192 + at * 96, 1170, 192 + at * 96, tints.line, 1.5) +
            row
              .map((text, column) =>
                write([120, 470, 660, 880][column] ?? 0, 250 + at * 96, text, {
                  size: 28,
                  bold: column === 0,
                }),
              )
              .join(''),
          done(second, 0.3 + at * 1.2, 0.9 + at * 1.2),
        ),
      )
      .join(''),
};

export const receptorDrug: Film = {
  slug: 'receptor-drug',
  title: '药物与受体',
  scenes: [
    titleCard({
      title: '药物与受体',
      under: '激动、拮抗和量效曲线',
      says: '多数药物通过受体起作用，量效曲线把它们的差别画了出来。',
      picture: (second) =>
        `<g transform="translate(-640 0)">${drawMembrane(700, 1140)}${[0, 1, 2].map((at) => receptor((SPOTS[at] ?? 0) + 40, at < 2 ? done(second, 2 + at, 2.6 + at) : 0) + shape((SPOTS[at] ?? 0) + 40, between(140, 276, done(second, 1 + at, 2 + at)), at === 2 ? 'blocker' : 'full')).join('')}</g>`,
    }),
    meeting,
    full,
    partial,
    competing,
    lasting,
    summing,
  ],
};
