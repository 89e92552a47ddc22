import { pagesWith } from './pagesWith';

const pages = [
  { text: '心肌的电\n活动', note: '' },
  { text: 'ＥＣＧ 导联', note: '注意 V1 的位置' },
];

it.each([
  ['电活动', [1]],
  ['ecg', [2]],
  ['v1的', [2]],
  ['  ', []],
  ['肝', []],
])('finds %j on pages %j', (word, found) => expect(pagesWith(pages, word)).toEqual(found));
