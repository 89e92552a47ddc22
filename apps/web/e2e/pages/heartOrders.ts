import type { Page } from '@playwright/test';
import { ask } from './ask';

const heart = 5;
/** Right answers to the heart's ordering tasks, apart from its layers. */
const known = [
  [
    '上腔静脉',
    '右心房',
    '三尖瓣',
    '右心室',
    '肺动脉瓣',
    '肺动脉干',
    '右肺动脉',
    '右上肺静脉',
    '左心房',
    '二尖瓣',
    '左心室',
    '主动脉瓣',
    '升主动脉',
    '主动脉弓',
    '胸主动脉',
  ],
  ['窦房结', '房室结', '房室束', '左束支'],
];

interface Structure {
  name: string;
  layer: number | null;
}

/** Names in the order that is right: on the way of blood or excitation, or from outside to inside. */
export async function inOrder(page: Page, names: readonly string[], isOfLayers: boolean) {
  const way = known.find((each) => names.every((name) => each.includes(name)));
  if (way && !isOfLayers) return way.filter((name) => names.includes(name));
  const path = `anatomy/v1/structure/list?anatomyId=${heart}`;
  const parts = await ask<Structure[]>(page, 'get', path);
  const layerOf = (name: string) => parts.find((part) => part.name === name)?.layer ?? 0;
  return names.toSorted((one, other) => layerOf(one) - layerOf(other));
}
