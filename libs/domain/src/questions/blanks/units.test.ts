import { blanks } from './blanks';
import { unitsAfterGaps } from './units';

it.each([
  ['变异系数为 ____ %。', ['%']],
  ['滤过率为 ____ mL/min。', ['ml/min']],
  ['泵入 ____μg/(kg·min)，', ['μg/(kg·min)']],
  ['呼吸<b>____</b>次/分，心率 ____ 次／分钟', ['次/分', '次/分']],
  ['体温 ____&nbsp;℃', ['°c']],
  ['每克供能 ____ kcal、____ kcal 和 ____ kcal', ['kcal', 'kcal', 'kcal']],
  ['____～4 cm，____∶2，____/____ mmHg', ['', '', '', 'mmhg']],
  ['____（单位：mg）', ['']],
  ['<img src="/a____b.png"> 呈 ____ 色', ['']],
  ['活动____小时内，共____块', ['小时', '块']],
  ['每 ____ mg/100ml', ['mg/100ml']],
  ['没有空', []],
])('behind the gaps of %j stand %j', (stem, units) => {
  expect(unitsAfterGaps(stem)).toEqual(units);
});

it.each([
  ['变异系数为 ____ %。', '3', '3%', 1],
  ['变异系数为 ____ %。', '3', '３ ％', 1],
  ['变异系数为 ____ %。', '3', '3.0%', 1],
  ['变异系数为 ____ %。', '3', '3', 1],
  ['变异系数为 ____ %。', '3', '3‰', 0],
  ['变异系数为 ____ %。', '3', '%', 0],
  ['滤过率为 ____ mL/min。', '125', '125 ML / min', 1],
  ['滤过率为 ____ mL/min。', '125', '125 mL', 0],
  ['约 ____ ml', '3600±50', '3580毫升', 0],
  ['约 ____ ml', '3600±50', '3580ml。', 1],
  ['约 ____ g', '5', '5mg', 0],
  ['体温 ____ ℃', '37±0.5℃', '37.2℃', 1],
  ['剂量 ____ µg', '5', '5μg', 1],
  ['呼吸____次/分', '60', '60 次/分钟', 1],
  ['共____块', '206', '206块', 1],
  ['呈 ____', '3', '3%', 0],
])('in %j, where %s is right, %j is worth %d', (stem, form, typed, share) => {
  expect(blanks.mark([typed], [[form]], 'allOrNothing', stem)).toBe(share);
});

it('each gap has its own unit', () => {
  const stem = '身高 ____ cm，体重 ____ kg';
  const key = [['170'], ['60']];
  expect(blanks.mark(['170cm', '60kg'], key, 'allOrNothing', stem)).toBe(1);
  expect(blanks.mark(['170kg', '60cm'], key, 'allOrNothing', stem)).toBe(0);
});
