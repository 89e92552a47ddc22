import type { Scene } from '@cheese/drills/graph/scene';
import { choose, pointAt, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import {
  change,
  count,
  counted,
  drift,
  half,
  right,
  way,
  wrong,
} from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  sayAmount({
    id: 'fluid',
    title: '先补液',
    text: '医生在他的手臂上扎好了静脉针：“等渗盐水，成人松压之前，先按每小时多少毫升？”',
    ask: '每小时多少毫升？',
    picture: view('rubble', 'dust', {
      people: ['man/trapped', 'rescuer/kneeling'],
      props: ['bag'],
    }),
    points: 10,
    why: '等渗盐水，成人约每小时 1000 毫升，松压前就开始，两小时后再按情况减量；不用含钾的液体。这一步由医务人员做，你要知道为什么等它。',
    by: ['crush12'],
    amount: { unit: '毫升', least: 0, most: 3000, right: 1000, tolerance: 200 },
    met: way('bleed', '一袋盐水挂了起来。', { effects: [count('fluid')] }),
    some: [
      way('bleed', '太少了，医生把速度调快。', {
        when: { is: 'amount', from: 0, to: 799 },
        costS: 60,
        effects: [count('fluid')],
      }),
    ],
    missed: way('bleed', '太快会压垮心肺，医生把速度调了下来。', { effects: [count('fluid')] }),
  }),
  choose({
    id: 'bleed',
    title: '要不要扎止血带',
    text: '有人拿来一根止血带：“先扎上，免得毒素回去！”',
    ask: '怎么办？',
    picture: view('rubble', 'dust', {
      people: ['man/trapped', 'helper/standing'],
      props: ['tourniquet'],
    }),
    points: 10,
    why: '止血带只用于危及生命的出血。单纯为了“挡住毒素”而扎，会加重缺血，不作常规。',
    by: ['crush12', 'first24'],
    options: [
      right('没有大出血，不扎，放在手边备用', 'release', '止血带放在了旁边。'),
      wrong('扎紧大腿根', 'release', '本来就缺血的腿，更没有血了。', {
        effects: [count('strap'), change('strength', -5)],
      }),
    ],
  }),
  choose({
    id: 'release',
    title: '楼板抬起',
    text: '液压顶杆慢慢升起，老赵的腿露了出来，肿胀、发白。十几秒后他说：“心里慌……”',
    ask: '这时最要防什么？',
    picture: view('rubble', 'dust', {
      people: ['man/lying', 'rescuer/kneeling'],
      props: ['aed', 'bag'],
    }),
    points: 15,
    why: '松压后的高钾血症会让心脏骤停：接监护或备好 AED，继续补液，随时准备按压。腿不抬高、不按摩、不热敷。',
    by: ['crush12', 'special21'],
    options: [
      {
        ...right(
          '心脏骤停：备好 AED，盯着脉搏和呼吸，继续补液',
          'limb',
          '监护仪上的波形渐渐稳住。',
          { when: counted('fluid', 1) },
        ),
        otherwise: way('arrest', '没有先补液，波形忽然变得又宽又乱。', { share: 0.5 }),
      },
      {
        ...wrong('腿麻：给他按摩、热敷、抬高', 'worse', '按摩把更多的钾挤进了血里。', {
          when: counted('fluid', 1),
          critical: '按摩热敷挤压伤的肢体',
        }),
        otherwise: way('arrest', '他的眼睛翻了上去。', { critical: '按摩热敷挤压伤的肢体' }),
      },
    ],
  }),
  choose({
    id: 'arrest',
    title: '他没有呼吸了',
    text: '老赵没有了反应，监护仪上是一团乱线。',
    ask: '立刻？',
    picture: view('rubble', 'dust', { people: ['man/lying', 'rescuer/kneeling'], props: ['aed'] }),
    why: '心肺复苏和 AED，同时请医生按高钾处理。',
    by: ['special21', 'aha25'],
    options: [
      right('马上按压，用 AED', 'worse', '第二次电击后，心跳回来了。', {
        effects: [drift('strength', 0)],
      }),
      wrong('先把他抬上车再说', 'died', '颠簸的车上没有人按压。'),
    ],
  }),
  pointAt({
    id: 'limb',
    title: '固定',
    text: '送走之前要固定左腿。图上是他的下半身。',
    ask: '指出夹板应当跨过的两个关节。',
    picture: view('square', 'day', { people: ['man/lying'], props: ['splint', 'gauze'] }),
    points: 10,
    why: '固定要跨过伤处上下两个关节：大腿伤，上到髋，下到膝。固定后看足趾的颜色、温度和知觉。',
    by: ['first24'],
    areas: [
      { name: '髋关节', box: [0.44, 0.3, 0.14, 0.14], isRight: true },
      { name: '膝关节', box: [0.62, 0.5, 0.12, 0.12], isRight: true },
      { name: '踝关节', box: [0.8, 0.7, 0.12, 0.12] },
      { name: '腰部', box: [0.3, 0.15, 0.14, 0.12] },
    ],
    met: way('handOver', '夹板放好，不紧不松。'),
    missed: way('handOver', '医生把夹板往上挪了一截。', { share: 'counted', costS: 20 }),
  }),
  choose({
    id: 'handOver',
    title: '交接',
    text: '救护车门开着。大地又轻轻晃了一下。',
    ask: '你最该告诉急救医生的是？',
    picture: view('square', 'day', { people: ['man/lying', 'rescuer/standing'], props: ['car'] }),
    sound: 'siren',
    points: 5,
    why: '被压的部位、开始和松开的时间、补了多少液、尿的颜色（酱油色提示肌红蛋白尿），医生据此判断肾和心脏的危险。',
    by: ['crush12'],
    options: [
      right(
        '压了哪里、多久、补了多少液、有没有酱油色尿',
        'saved',
        '医生一边听一边写在他的手臂上。',
      ),
      half('他的姓名和住址', 'saved', '医生追问：“压了多久？”'),
    ],
  }),
];
