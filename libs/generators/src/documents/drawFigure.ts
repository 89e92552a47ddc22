import { drawConduction } from '../films/parts/conduction';
import { chest, heartShadow, spot } from '../films/parts/chest';
import { ecg } from '../films/parts/heartCurves';
import { drawHeartCut, restingHeart } from '../films/parts/heartDrawing';
import { areas } from '../films/parts/listeningAreas';
import { callout, line, plot, tag, tints, write } from '../films/parts/pens';
import { drawBars, drawCurves } from './drawPlots';
import { drawRing, drawSteps } from './drawSteps';
import { sheet } from './sheet';
import { drawTree } from './drawTree';
import { box, circle } from '../pictures/svg';
import type { Figure } from './page';

const heartParts: readonly (readonly [string, number, number, number, number])[] = [
  ['右心房', 134, 158, 30, 96],
  ['左心房', 336, 150, 470, 92],
  ['右心室', 130, 330, 20, 410],
  ['左心室', 320, 340, 450, 400],
  ['三尖瓣', 118, 234, 10, 250],
  ['二尖瓣', 334, 234, 470, 246],
  ['主动脉', 214, 30, 130, -10],
  ['肺动脉', 330, 46, 440, 24],
];
const wayParts: readonly (readonly [string, number, number, number, number])[] = [
  ['窦房结', 92, 112, -10, 60],
  ['房室结', 212, 214, 480, 150],
  ['希氏束', 226, 246, 480, 220],
  ['右束支', 214, 350, -10, 330],
  ['左束支', 250, 372, 480, 330],
  ['浦肯野纤维', 340, 356, 470, 420],
];
const labelled = (content: string, parts: typeof heartParts) =>
  sheet(
    740,
    540,
    `<g transform="translate(150 44)">${content}${parts.map((part) => callout(part[1], part[2], part[3], part[4], part[0], 21)).join('')}</g>`,
  );

const lit = { atria: 1, node: 1, bundle: 1, ventricles: 1, recovery: 1 };

function drawBeat(): string {
  const placeX = (t: number) => 40 + (t + 0.1) * 1000;
  const placeY = (mV: number) => 300 - mV * 190;
  const mark = (t: number, mV: number, words: string, tone: string) =>
    tag(placeX(t), placeY(mV), words, tone, 21);
  const grid =
    Array.from({ length: 18 }, (_, at) =>
      line(
        [
          [40 + at * 40, 30],
          [40 + at * 40, 430],
        ],
        at % 5 === 0 ? '#f1b9b2' : '#f9dfdb',
        1.4,
      ),
    ).join('') +
    Array.from({ length: 11 }, (_, at) =>
      line(
        [
          [40, 30 + at * 40],
          [720, 30 + at * 40],
        ],
        at % 5 === 0 ? '#f1b9b2' : '#f9dfdb',
        1.4,
      ),
    ).join('');
  return sheet(
    760,
    460,
    box({ x: 40, y: 30, width: 680, height: 400 }, '#fff8f6') +
      grid +
      line(
        plot(ecg, [-0.1, 0.58], (t, mV) => [placeX(t), placeY(mV)], 320),
        tints.ink,
        4.5,
      ) +
      mark(-0.01, 0.36, 'P', tints.blue) +
      mark(0.175, 0.9, 'QRS', tints.red) +
      mark(0.335, 0.52, 'T', tints.violet) +
      mark(0.035, -0.34, 'PR 间期', tints.blue) +
      mark(0.215, -0.2, 'ST 段', tints.teal),
  );
}

const drawChest = () =>
  sheet(
    820,
    500,
    `<g transform="translate(20 10)">${chest}${heartShadow}` +
      areas.map(({ x, y, tint }) => spot(x, y, tint)).join('') +
      areas
        .map(
          ({ name, where, tint }, at) =>
            circle(510, 70 + at * 88, 9, tint) +
            write(530, 78 + at * 88, name, { size: 22, bold: true, fill: tint }) +
            write(
              530,
              106 + at * 88,
              where.replace('胸骨下端左缘（第 4、5 肋间）', '胸骨左缘第 4、5 肋间'),
              { size: 18, fill: tints.second },
            ),
        )
        .join('') +
      '</g>',
  );

export function drawFigure(drawn: Figure): string {
  switch (drawn.kind) {
    case 'curves':
      return drawCurves(drawn);
    case 'bars':
      return drawBars(drawn);
    case 'steps':
      return drawn.isRing ? drawRing(drawn.steps) : drawSteps(drawn.steps);
    case 'tree':
      return drawTree(drawn.middle, drawn.branches);
    case 'heart':
      return labelled(drawHeartCut(restingHeart), heartParts);
    case 'conduction':
      return labelled(drawHeartCut(restingHeart, true) + drawConduction(lit), wayParts);
    case 'chest':
      return drawChest();
    case 'beat':
      return drawBeat();
  }
}
