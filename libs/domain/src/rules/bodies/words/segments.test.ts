import { segmentOfLiver, segmentOfLung } from './segments';

it.each([
  ['apical', '尖'],
  ['posterior', '后'],
  ['anterior', '前'],
  ['superior', '上'],
  ['apicoposterior', '尖后'],
  ['lateral', '外侧'],
  ['medial', '内侧'],
  ['basal', '底'],
  ['medial basal', '内侧底'],
  ['anterior basal', '前底'],
  ['lateral basal', '外侧底'],
  ['posterior basal', '后底'],
  ['anteromedial basal', '前内侧底'],
  ['superior lingular', '上舌'],
  ['inferior lingular', '下舌'],
])('the %s segment of the lung is 肺%s段', (english, chinese) => {
  expect(segmentOfLung(`left ${english} bronchopulmonary segment`)).toBe(`左肺${chinese}段`);
});

it.each([
  ['right apical segmental artery', '右肺尖段动脉'],
  ['apical segmental vein', '肺尖段静脉'],
  ['left apical segmental bronchus', '左肺尖段支气管'],
  ['left apical segmental bronchial tree', '左肺尖段支气管树'],
  ['superior lingular artery', '肺上舌段动脉'],
  ['dorsal segmental artery', null],
  ['apical segmental nerve', null],
])('%s: %s', (english, chinese) => expect(segmentOfLung(english)).toBe(chinese));

it('counts the segments of the liver', () => {
  expect(segmentOfLiver('hepatovenous segment i')).toBe('肝Ⅰ段');
  expect(segmentOfLiver('hepatovenous segment ix of liver')).toBe('肝Ⅸ段');
  expect(segmentOfLiver('hepatovenous segment x')).toBeNull();
});
