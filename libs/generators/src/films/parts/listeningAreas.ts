import { spot } from './chest';
import { line, tints, veiled, write } from './pens';

export const areas = [
  {
    name: '主动脉瓣区',
    where: '胸骨右缘第 2 肋间',
    x: 204,
    y: 212,
    toX: -60,
    toY: 150,
    tint: tints.red,
  },
  {
    name: '肺动脉瓣区',
    where: '胸骨左缘第 2 肋间',
    x: 276,
    y: 212,
    toX: 540,
    toY: 110,
    tint: tints.blue,
  },
  {
    name: '主动脉瓣第二听诊区',
    where: '胸骨左缘第 3 肋间',
    x: 278,
    y: 252,
    toX: 540,
    toY: 206,
    tint: tints.red,
  },
  {
    name: '三尖瓣区',
    where: '胸骨下端左缘（第 4、5 肋间）',
    x: 268,
    y: 308,
    toX: 540,
    toY: 302,
    tint: tints.violet,
  },
  {
    name: '二尖瓣区（心尖区）',
    where: '第 5 肋间，左锁骨中线稍内侧',
    x: 318,
    y: 336,
    toX: 540,
    toY: 398,
    tint: tints.green,
  },
] as const;

export const area = (at: number, opacity: number) => {
  const one = areas[at] ?? areas[0];
  const isLeft = one.toX < one.x;
  const anchor = isLeft ? 'end' : 'start';
  return veiled(
    line(
      [
        [one.x, one.y],
        [one.toX, one.toY],
      ],
      one.tint,
      2,
    ) +
      spot(one.x, one.y, one.tint) +
      write(one.toX + (isLeft ? -8 : 8), one.toY, one.name, {
        size: 24,
        bold: true,
        fill: one.tint,
        anchor,
      }) +
      write(one.toX + (isLeft ? -8 : 8), one.toY + 30, one.where, {
        size: 19,
        fill: tints.second,
        anchor,
      }),
    opacity,
  );
};
