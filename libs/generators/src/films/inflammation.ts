import { box, circle } from '../pictures/svg';
import type { Film, Scene } from './film';
import { arrow, card, tag, tints, veiled, write } from './parts/pens';
import {
  drawGerm,
  drawMacrophage,
  drawMastCell,
  drawNeutrophil,
  drawRedCell,
  drawTissue,
  wallAbove,
} from './parts/tissue';
import { drawGerms, drawStream, germs, NARROW, WIDE, wound } from './parts/inflamed';
import { titleCard } from './parts/titleCard';
import { chime, told } from './parts/told';
import { between, done, straight } from './timing';

const injury: Scene = {
  title: '损伤与识别',
  seconds: 8,
  says: told(8, '皮肤破损，细菌进入组织。', '巨噬细胞和肥大细胞最先察觉，释放组胺等炎症介质。'),
  hears: [chime],
  draw: (second) =>
    drawTissue(NARROW, 0, 0) +
    wound +
    drawStream(second, NARROW, 190) +
    `<g transform="translate(0 ${(-90 * (1 - done(second, 0.4, 2))).toFixed(1)})">${veiled(drawGerms(second), done(second, 0.4, 1.4))}</g>` +
    drawMastCell(430, 270) +
    drawMacrophage(820, 280) +
    tag(430, 216, '肥大细胞', tints.blue, 18) +
    tag(820, 212, '巨噬细胞', tints.brandDeep, 18) +
    Array.from({ length: 14 }, (_, at) => {
      const part = straight(second, 3 + at * 0.12, 6 + at * 0.12);
      return part === 0
        ? ''
        : veiled(
            circle(
              430 + 150 * part * Math.cos(at * 0.9 + 0.6),
              270 + 100 * part * Math.abs(Math.sin(at * 0.9 + 0.6)),
              5,
              tints.blue,
            ),
            1 - part * 0.6,
          );
    }).join('') +
    veiled(tag(530, 336, '组胺等介质', tints.blue, 18), done(second, 4.4, 5)),
};

const widening: Scene = {
  title: '血管扩张：红与热',
  seconds: 8,
  says: told(8, '细动脉先短暂收缩，随后扩张，局部血流量增加。', '血流多了，局部发红、发热。'),
  hears: [chime],
  draw(second) {
    const width = between(NARROW, WIDE, done(second, 1, 4.4));
    return (
      drawTissue(width, 0, done(second, 1, 5)) +
      wound +
      drawGerms(second) +
      drawStream(second, width, 250) +
      veiled(
        arrow(200, 360, 200, wallAbove(width) - 26, tints.red, 6) +
          arrow(200, 480, 200, 420 + width / 2 + 26, tints.red, 6),
        done(second, 1.4, 2),
      ) +
      veiled(
        tag(980, 240, '红', tints.red, 34) + tag(1080, 240, '热', tints.red, 34),
        done(second, 4.6, 5.2),
      )
    );
  },
};

const leaking: Scene = {
  title: '通透性增加：肿',
  seconds: 9,
  says: told(
    9,
    '内皮细胞收缩，彼此之间出现缝隙，富含蛋白的液体渗出。',
    '渗出液积在组织里，局部肿胀、张力升高，再加上缓激肽和前列腺素，就会疼痛。',
  ),
  hears: [chime],
  draw(second) {
    const gap = 26 * done(second, 0.6, 2.4);
    return (
      drawTissue(WIDE, gap, 1) +
      wound +
      drawGerms(second) +
      drawStream(second, WIDE, 110) +
      Array.from({ length: 40 }, (_, at) => {
        const part = (second * 0.28 + at * 0.137) % 1;
        const x = 128 * (1 + (at % 9)) + 26 * Math.sin(at * 3.1) * part;
        return veiled(
          circle(x, wallAbove(WIDE) + 6 - part * 110, 4.6, '#c99a12'),
          gap < 8 ? 0 : (1 - part) * 0.95,
        );
      }).join('') +
      veiled(tag(250, 270, '血浆和蛋白渗出', '#8a6a00', 20), done(second, 2.6, 3.2)) +
      veiled(
        tag(980, 240, '肿', tints.red, 34) + tag(1080, 240, '痛', tints.red, 34),
        done(second, 5, 5.6),
      )
    );
  },
};

const steps = ['边集', '滚动', '黏附', '游出'] as const;
const STEP_X = [260, 480, 720, 900] as const;

/** The position of a neutrophil on its way out, `part` from 0 to 1. */
function placeOf(part: number): readonly [number, number, number] {
  const top = wallAbove(WIDE) + 34;
  if (part < 0.2)
    return [between(60, STEP_X[0], part / 0.2), between(420, top + 10, done(part, 0, 0.2)), 0];
  if (part < 0.5)
    return [
      between(STEP_X[0], STEP_X[2] - 60, (part - 0.2) / 0.3),
      top + 4 * Math.sin(part * 60),
      0,
    ];
  if (part < 0.68)
    return [
      between(STEP_X[2] - 60, STEP_X[3] - 4, done(part, 0.5, 0.68)),
      top - 4,
      done(part, 0.52, 0.6),
    ];
  return [STEP_X[3] - 4, between(top - 4, 240, done(part, 0.7, 1)), 1 - done(part, 0.72, 0.9)];
}

const emigrating: Scene = {
  title: '白细胞游出',
  seconds: 12,
  says: told(
    12,
    '血流变慢，白细胞靠近管壁，这叫边集。',
    '选择素让它沿内皮滚动，整合素让它牢牢黏附。',
    '最后它从内皮之间挤出血管，进入组织。',
  ),
  hears: [chime, { at: 4, sound: { kind: 'chime' } }, { at: 8, sound: { kind: 'chime' } }],
  draw: (second) =>
    drawTissue(WIDE, 22, 1) +
    wound +
    drawGerms(second) +
    drawStream(second, WIDE * 0.8, 60) +
    [0, 0.16, 0.34]
      .map((late) => {
        const [x, y, flat] = placeOf(straight(second - late * 12 * 0.7, 0.4, 9.4));
        return drawNeutrophil(x - late * 60, y, flat);
      })
      .join('') +
    steps
      .map((name, at) =>
        veiled(
          tag(STEP_X[at] ?? 0, 548, `${at + 1} ${name}`, tints.violet, 24),
          done(second, 0.8 + at * 2.3, 1.4 + at * 2.3),
        ),
      )
      .join(''),
};

const eating: Scene = {
  title: '趋化与吞噬',
  seconds: 10,
  says: told(
    10,
    '中性粒细胞沿着 C5a、白介素 8 等趋化物的浓度梯度，向细菌移动。',
    '细菌被抗体和补体包裹后，更容易被识别、吞入并杀死。',
  ),
  hears: [chime],
  draw: (second) =>
    drawTissue(WIDE, 22, 1) +
    wound +
    [150, 110, 70]
      .map((radius, at) => veiled(circle(634, 214, radius, '#4caf5f'), 0.08 + at * 0.05))
      .join('') +
    drawStream(second, WIDE * 0.8, 60) +
    germs
      .map(([x, y], at) => {
        const eaten = done(second, 3 + at * 0.9, 3.8 + at * 0.9);
        return veiled(drawGerm(x, y, at * 47), 1 - eaten * 0.94);
      })
      .join('') +
    germs
      .map(([x, y], at) => {
        const part = done(second, 0.4 + at * 0.9, 3.2 + at * 0.9);
        return drawNeutrophil(
          between(900 + at * 36, x, part),
          between(280 + (at % 2) * 46, y, part),
        );
      })
      .join('') +
    veiled(tag(1010, 200, '趋化', tints.green, 26), done(second, 1, 1.6)) +
    veiled(tag(1110, 200, '吞噬', tints.violet, 26), done(second, 4.6, 5.2)),
};

const endings: readonly (readonly [string, string, string])[] = [
  ['消退', '巨噬细胞清除坏死的细胞，组织完全恢复', tints.green],
  ['修复', '损伤较大时，由肉芽组织填补，留下瘢痕', tints.brandDeep],
  ['迁延', '病因不除，转为慢性炎症，以淋巴细胞、浆细胞和巨噬细胞浸润为主', tints.violet],
  ['扩散', '抵抗力低时，沿组织间隙、淋巴管或血管蔓延', tints.red],
];

const outcomes: Scene = {
  title: '炎症的结局',
  seconds: 10,
  says: told(
    10,
    '致炎因子清除后，多数急性炎症会消退或由修复结束。',
    '炎症本身是防御反应，但过强或持续不退，也会损伤机体。',
  ),
  hears: [chime],
  draw: (second) =>
    endings
      .map(([name, what, tint], at) =>
        veiled(
          card(80, 112 + at * 120, 1120, 100) +
            box({ x: 80, y: 112 + at * 120, width: 12, height: 100, radius: 6 }, tint) +
            write(130, 173 + at * 120, name, { size: 32, bold: true, fill: tint }) +
            write(260, 172 + at * 120, what, { size: 25 }),
          done(second, 0.3 + at * 1.5, 0.9 + at * 1.5),
        ),
      )
      .join(''),
};

export const inflammation: Film = {
  slug: 'inflammation',
  title: '炎症反应的过程',
  scenes: [
    titleCard({
      title: '炎症反应的过程',
      under: '红、肿、热、痛是怎样来的',
      says: '红、肿、热、痛，是身体把防御力量送到损伤处的结果。',
      picture: (second) =>
        circle(290, 270, 250, '#fdeee6') +
        drawMacrophage(200, 170) +
        drawNeutrophil(390, 190) +
        drawNeutrophil(330, 330) +
        drawGerm(270 + 8 * Math.sin(second * 2), 250, 20 + second * 6) +
        drawGerm(400, 290 + 8 * Math.sin(second * 2 + 1), -30) +
        drawMastCell(190, 350) +
        drawRedCell(300, 440) +
        drawRedCell(240, 420),
    }),
    injury,
    widening,
    leaking,
    emigrating,
    eating,
    outcomes,
  ],
};
