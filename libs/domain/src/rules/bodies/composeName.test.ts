import { composeName } from './composeName';
import { matchTerm } from './matchTerm';
import { conceptNames } from './testing/conceptNames';

const nameOf = (english: string) => matchTerm(english)?.chinese[0] ?? composeName(english);
const named = conceptNames.map((english) => ({ english, chinese: nameOf(english) }));
const there = named.flatMap(({ english, chinese }) =>
  chinese === null ? [] : [{ english, chinese }],
);

it('names what tables of whole bodies hold, in at least 95 of 100', () => {
  const without = named.filter(({ chinese }) => chinese === null).map(({ english }) => english);
  expect(conceptNames.length).toBeGreaterThan(600);
  expect({ without, few: without.length / named.length < 0.05 }).toEqual({ without, few: true });
});

it('is Chinese, loses no side, and calls no two things the same', () => {
  expect(there.filter(({ chinese }) => !/^[\u3400-\u9fff\dⅠ-Ⅸ（）]+$/.test(chinese))).toEqual([]);
  // 前室间支 and 旋支 exist only once, so our terms have no side for them.
  const sided = (english: string) =>
    english.replace(/(interventricular|circumflex) branch of (left|right) coronary/, '');
  // If a branch and its target both have a side, the side is named once.
  const lost = there.filter(
    ({ english, chinese }) =>
      (/\bleft\b/.test(sided(english)) && !chinese.includes('左')) ||
      (/\bright\b/.test(sided(english)) && !chinese.includes('右')),
  );
  expect(lost).toEqual([]);
  const names = there.map(({ chinese }) => chinese);
  expect(there.filter(({ chinese }, at) => names.indexOf(chinese) !== at)).toEqual([]);
});

it.each([
  ['right superior rectus', '右上直肌'],
  ['left posterior tibial artery', '左胫后动脉'],
  ['deep artery of left thigh', '左股深动脉'],
  ['third right posterior intercostal artery', '右第3肋间后动脉'],
  ['frontal branch of left superficial temporal artery', '左颞浅动脉额支'],
  ['posterior cusp of mitral valve', '二尖瓣后尖'],
  ['right anterior cusp of pulmonary valve', '肺动脉瓣右前半月瓣'],
  ['right superior pulmonary vein', '右上肺静脉'],
  ['left gastric artery', '胃左动脉'],
  ['trunk of right renal artery', '右肾动脉干'],
  ['right dorsal carpal branch of ulnar artery', '右尺动脉腕背支'],
  ['right lobe of liver', '肝右叶'],
  ['right lateral circumflex femoral artery', '右旋股外侧动脉'],
  ['right anterior basal segmental bronchial tree', '右肺前底段支气管树'],
  ['anterior branch of right anterior segmental artery', '右肺前段动脉前支'],
  ['superior lingular vein', '肺上舌段静脉'],
  ['lateral superior segmental hepatic artery', '肝外侧上段动脉'],
  ['hepatovenous segment VIII of liver', '肝Ⅷ段'],
  ['anterior superior segmental branch of right portal vein', '肝门静脉右支前上段支'],
  ['branch of left middle cerebral artery to left angular gyrus', '左大脑中动脉角回支'],
  [
    'communicating branch of left nasociliary nerve with left ciliary ganglion',
    '左鼻睫神经睫状神经节交通支',
  ],
  ['set of oesophageal branches of thoracic aorta', '胸主动脉食管支（组）'],
  ['subdivision of splenic artery', '脾动脉各级分支'],
  ['zone of deltoid', '三角肌各部'],
  ['middle phalanx of little toe', '小趾中节趾骨'],
  ['left thyro-arytenoid', '左甲杓肌'],
  ['left superior frontal sulcus', '左额上沟'],
  ['opercular part of right inferior frontal gyrus', '右额下回岛盖部'],
  ['right superior cervical ganglion', '右颈上神经节'],
  ['midbrain, nsn', '中脑'],
  ['flux capacitor of left foot', null],
  ['constructor', null],
  ['right left artery', null],
  ['', null],
])('%s is %s', (english, chinese) => {
  expect(nameOf(english)).toBe(chinese);
});
