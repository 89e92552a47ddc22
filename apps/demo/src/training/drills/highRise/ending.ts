import type { Scene } from '@cheese/drills/graph/scene';
import {
  choose,
  chooseSeveral,
  pointAt,
  press,
  putInOrder,
  sayAmount,
  tell,
} from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, counted, drift, half, right, way } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  tell({
    id: 'thick',
    title: '走廊已经不能走',
    text: '你们退回房间，关上门。外面的烟在门缝里探头。',
    picture: view('home', 'smoke', {
      people: ['man/standing', 'woman/standing'],
      props: ['door'],
      hazards: ['smoke'],
    }),
    label: '守住这间屋',
    to: 'shelter',
  }),
  putInOrder({
    id: 'shelter',
    title: '固守',
    text: '屋里有床单、毛巾、浴缸和一扇朝街的窗。',
    ask: '排好固守的步骤。',
    picture: view('home', 'smoke', {
      people: ['man/standing', 'woman/standing'],
      props: ['door', 'towel', 'window', 'phone'],
    }),
    points: 15,
    why: '先关门，再堵缝，往门上泼水降温，再到窗口报警发信号。窗外有烟就不要大开。',
    by: ['highRise21'],
    steps: [
      '关紧门，用湿毛巾和床单堵死门缝',
      '打 119，报清楼栋、楼层、房号、人数',
      '到朝街的窗口，用亮色布和手电晃动',
      '不停往门上泼水，蹲低等救援',
    ],
    met: way('wait', '消防员在楼下用手电晃了三下，他看见你们了。'),
    missed: way('wait', '烟从没堵的门缝里挤进来一些。', {
      share: 'counted',
      costS: 30,
      effects: [change('strength', -15)],
    }),
  }),
  pointAt({
    id: 'wait',
    title: '窗口',
    text: '等待的时候，爱人想打开窗，也想系床单往下爬。图上是这间屋。',
    ask: '指出此刻该待的地方。',
    picture: {
      ...view('home', 'smoke', { people: ['woman/crouching'] }),
      props: [
        { what: 'window', x: 0.25, y: 0.4 },
        { what: 'door', x: 0.8, y: 0.5 },
        { what: 'bed', x: 0.5, y: 0.8 },
      ],
    },
    points: 5,
    why: '靠窗、低处、看得见楼下的地方。床下和柜子里消防员难找到；床单下不了 17 层，三层以上不要跳。',
    by: ['highRise21'],
    areas: [
      { name: '窗下的低处', box: [0.15, 0.5, 0.2, 0.25], isRight: true },
      { name: '门边', box: [0.7, 0.4, 0.2, 0.3] },
      { name: '床下', box: [0.42, 0.75, 0.2, 0.15] },
    ],
    met: way('rescued', '你们蹲在窗下，一下一下晃着手电。'),
    missed: way('rescued', '消防员进来找了一会儿才看见你们。', {
      costS: 60,
      effects: [change('strength', -10)],
    }),
  }),
  choose({
    id: 'rescued',
    title: '消防员来了',
    text: '二十分钟后，门外有人喊：“消防！”两名消防员戴着面罩进来，递上逃生面罩。',
    ask: '怎样配合？',
    picture: view('home', 'smoke', {
      people: ['rescuer/standing', 'woman/standing'],
      props: ['door'],
    }),
    points: 5,
    why: '听他们的，戴好面罩，扶着前面的人，不带东西；告诉他们别处还有人。',
    by: ['fire21'],
    options: [
      right(
        '戴好面罩，跟紧，告诉他们老太太在 18 层西前室',
        'down',
        '无线电里传来：“18 层前室，找到了。”',
      ),
      half('抱上猫和笔记本电脑', 'down', '电脑被放了下来，猫塞进了外套。', { costS: 20 }),
    ],
  }),
  sayAmount({
    id: 'down',
    title: '楼下，有人倒着',
    text: '楼前的空地上，一位保安忽然倒下：他在烟里来回跑了三趟，此刻没有反应、没有正常呼吸。',
    ask: '胸外按压的频率最低是每分钟多少次？',
    picture: view('square', 'night', { people: ['man/lying', 'man/kneeling'], props: ['aed'] }),
    sound: 'siren',
    points: 5,
    why: '每分钟 100～120 次。烟气里缺氧、一氧化碳中毒的人心脏骤停，吹气同样要紧。',
    by: ['aha25'],
    amount: { unit: '次', least: 40, most: 200, right: 100, tolerance: 0 },
    met: way('press', '你跪了下来。'),
    missed: way('press', '一旁的护士纠正你：“一百到一百二。”'),
  }),
  press({
    id: 'press',
    title: '按压',
    text: '30 次按压、2 次吹气，急救医生正从另一栋楼跑来。',
    ask: '跟着节拍做 40 秒。',
    picture: view('square', 'night', { people: ['man/lying', 'man/kneeling'], props: ['aed'] }),
    points: 15,
    patient: 'adult',
    seconds: 40,
    why: '高质量的按压：频率、深度、回弹、少中断、不过度吹气。',
    by: ['aha25', 'erc25'],
    met: way('oxygen', '医生接手时说：“按得好，他有脉搏了。”'),
    missed: way('oxygen', '按压断断续续，医生接手后花了很久。', { effects: [count('weak')] }),
  }),
  chooseSeveral({
    id: 'oxygen',
    title: '帐篷里',
    text: '你们和邻居坐在救护帐篷里。指夹血氧仪都显示 97% 以上。',
    ask: '哪些人要去医院？',
    picture: view('square', 'night', {
      people: ['crowd/sitting', 'rescuer/standing'],
      props: ['bag', 'blanket'],
    }),
    points: 10,
    why: '指夹血氧仪分不出一氧化碳。头疼、恶心、昏过、声嘶、孕妇和有心脏病的，都应吸氧、查碳氧血红蛋白。',
    by: ['first24'],
    rights: ['头疼、恶心的爱人', '怀孕五个月的邻居', '声音嘶哑、鼻孔有黑灰的小伙子'],
    wrongs: ['没有进过烟、没有症状的门卫大爷'],
    met: way('saved', '三个人上了车。'),
    some: [
      {
        ...way('saved', '四个人都上了车。', { share: 0.7 }),
        when: {
          is: 'all',
          of: [{ is: 'chosen', ids: ['a', 'b', 'c', 'd'] }, counted('weak', 0, 0)],
        },
      },
    ],
    missed: way('later', '漏掉的那个人，凌晨五点在家里昏了过去。', {
      share: 'counted',
      effects: [drift('strength', 0)],
    }),
  }),
];
