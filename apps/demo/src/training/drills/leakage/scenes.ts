import type { Scene } from '@cheese/drills/graph/scene';
import {
  choose,
  chooseSeveral,
  pointAt,
  press,
  putInOrder,
  tell,
} from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withoutPresses, withPresses } from '../signs';

export const scenes: readonly Scene[] = [
  tell({
    id: 'workshop',
    title: '潮湿的车间',
    text: '梅雨天，车间地上一层水。学徒小马拖着一台手持切割机走过，忽然“啊”了一声，身体僵直，手死死抓着机器，倒在水里，指间有“滋滋”声。',
    picture: view('workshop', 'day', {
      people: ['man/lying'],
      props: ['wire', 'switch'],
      hazards: ['water', 'current'],
    }),
    sound: 'buzz',
    label: '停在原地，看清楚',
    to: 'stop',
  }),
  choose({
    id: 'stop',
    title: '三步之外',
    text: '他的手还抓着机器。你离他三步，脚下的水和他身下的是一片。配电箱在你身后两米。',
    ask: '先做什么？',
    picture: view('workshop', 'day', {
      people: ['man/lying', 'woman/standing'],
      props: ['switch', 'stick', 'wire'],
      hazards: ['water', 'current'],
    }),
    sound: 'buzz',
    points: 25,
    timer: {
      seconds: 15,
      way: way('off', '“滋滋”声一直响，你终于想起了身后的配电箱。', {
        costS: 10,
        effects: [change('chance', -5)],
      }),
    },
    why: '先断电，再碰人。肌肉被电流锁住，他松不了手；你一碰他，就成了第二个。站在原地喊人，退到干燥处拉闸最快。',
    by: ['special21', 'aha25'],
    options: [
      right('喊“有人触电！”，退后拉下配电箱的总闸', 'off', '“啪”，机器停了，他的手松开。'),
      half('踩上干木板，用干木棍把机器拨开', 'off', '断不了电时可以这样。可闸就在身后两米。', {
        share: 0.6,
        costS: 10,
      }),
      wrong('冲过去拉他的手臂', 'second', '指尖碰到他的一瞬间，你的全身被攥住了。', {
        critical: '没有断电就碰触电的人',
      }),
      wrong('用湿拖把的铁杆去挑', 'second', '铁杆传来一阵剧麻。', {
        critical: '用导电的东西碰带电体',
      }),
    ],
  }),
  choose({
    id: 'off',
    title: '还会不会来电',
    text: '灯灭了。隔壁的电工探头问：“怎么跳闸了？我去合上！”',
    ask: '你怎么回？',
    picture: view('workshop', 'dusk', {
      people: ['man/lying', 'helper/standing'],
      props: ['switch'],
    }),
    points: 10,
    why: '上锁、挂牌、留人看守，防止有人不知情又送电。',
    by: ['special21'],
    options: [
      right('“有人触电，别合闸！”让他守住配电箱、挂牌', 'check', '他站在箱子前，一动不动。'),
      wrong('没听清，顾着看人', 'second', '灯忽然又亮了。', { critical: '没有防止重新送电' }),
    ],
  }),
  choose({
    id: 'check',
    title: '他怎么样了',
    text: '你把他拖到干燥的水泥地上。他脸色灰白，右手掌有一个焦黑的小坑。',
    ask: '判断什么，多久？',
    picture: view('workshop', 'day', { people: ['man/lying', 'woman/kneeling'] }),
    points: 10,
    timer: {
      seconds: 20,
      way: way('help', '你盯着那只烧焦的手，忘了看他的胸口。', {
        costS: 15,
        effects: [drift('chance', withoutPresses)],
      }),
    },
    why: '先看反应和呼吸，不超过 10 秒。低压交流电最常见的死因是室颤；伤口再吓人，也先救命。',
    by: ['aha25', 'special21'],
    options: [
      right('呼唤拍肩，看胸腹，10 秒内', 'help', '没有反应，没有呼吸。', {
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('先用冷水冲他的手', 'help', '水冲了两分钟，他一直没有呼吸。', {
        costS: 120,
        critical: '先处理烧伤，没有看呼吸',
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('埋进沙土里“放电”', 'gone', '身体里没有电可放，只有心脏在颤。', {
        costS: 300,
        critical: '用土法耽误心肺复苏',
      }),
    ],
  }),
  chooseSeveral({
    id: 'help',
    title: '分工',
    text: '三个工友围了上来。厂门口挂着 AED。',
    ask: '选出此刻要做的。',
    picture: view('workshop', 'day', {
      people: ['man/lying', 'crowd/standing'],
      props: ['phone', 'aed'],
    }),
    points: 10,
    why: '室颤要靠电击终止：AED 越早越好。',
    by: ['aha25'],
    rights: ['指定一人免提打 120，说明是触电', '指定一人跑去拿 AED', '自己立即开始按压'],
    wrongs: ['一起抬上三轮车送卫生院', '掐人中、灌姜汤'],
    met: way('press', '三个人同时动了起来。', { effects: [drift('chance', withPresses)] }),
    some: [
      way('gone', '三轮车颠簸了十五分钟，没有人按压。', {
        when: { is: 'chosen', ids: ['d'] },
        costS: 900,
        critical: '抬上车送走，没有心肺复苏',
      }),
    ],
    missed: way('press', '有一件事晚了半分钟。', {
      share: 'counted',
      costS: 30,
      effects: [drift('chance', withPresses)],
    }),
  }),
  press({
    id: 'press',
    title: '按压',
    text: '双手、胸骨下半段、5～6 厘米，30:2。',
    ask: '跟着节拍做 45 秒。',
    picture: view('workshop', 'day', { people: ['man/lying', 'woman/kneeling'] }),
    points: 20,
    patient: 'adult',
    seconds: 45,
    why: '年轻、健康的触电者，持续高质量的复苏往往有好结果，不要轻易放弃。',
    by: ['aha25', 'special21'],
    met: way('pads', '脚步声响起，AED 来了。'),
    missed: way('pads', '按压断断续续，AED 来时他的脸更灰了。', {
      effects: [change('chance', -15)],
    }),
  }),
  choose({
    id: 'pads',
    title: '湿的胸口',
    text: '他的工装湿透，胸口全是水，你们身边还有一小片积水。',
    ask: '用 AED 之前？',
    picture: view('workshop', 'day', {
      people: ['man/lying', 'helper/kneeling'],
      props: ['aed', 'towel'],
      hazards: ['water'],
    }),
    sound: 'aed',
    points: 15,
    why: '人离开积水，剪开衣服，擦干胸口再贴，否则电流从水面走，还可能打到你。',
    by: ['aha25', 'erc25'],
    options: [
      right('移到干处，擦干胸口，贴好，喊“都离开”再电击', 'wake', '一次电击。你立刻接着按压。', {
        effects: [change('chance', 8)],
      }),
      wrong('直接贴上，抢时间', 'wake', '电极片滑落，机器报错，重来了一遍。', {
        costS: 40,
        effects: [change('chance', -6)],
      }),
      wrong('刚触过电，不能再电', 'late', '没有除颤，只有按压，救护车来时已过十二分钟。', {
        costS: 500,
        critical: '拒绝给室颤的人除颤',
      }),
    ],
  }),
  pointAt({
    id: 'wake',
    title: '出口在哪里',
    text: '两轮之后他咳了一声，有了呼吸。电有进，就有出。右手掌是进口。',
    ask: '图上是他的全身，指出最该去找出口烧伤的地方。',
    picture: view('workshop', 'day', { people: ['man/lying'] }),
    points: 5,
    why: '他站在水里，电流从手经过心脏到脚底出去。皮肤的小口子下面，肌肉和血管可能大片烧坏。',
    by: ['special21', 'first24'],
    areas: [
      { name: '脚底', box: [0.82, 0.65, 0.14, 0.2], isRight: true },
      { name: '额头', box: [0.05, 0.65, 0.12, 0.15] },
      { name: '腹部', box: [0.42, 0.65, 0.16, 0.15] },
    ],
    met: way('wound', '左脚底有一个灰白的小坑。'),
    missed: way('wound', '医生脱下他的鞋才看见。'),
  }),
  putInOrder({
    id: 'wound',
    title: '守着他',
    text: '他迷迷糊糊喊手疼。',
    ask: '排好先后。',
    picture: view('workshop', 'day', {
      people: ['man/side', 'woman/kneeling'],
      props: ['gauze', 'blanket'],
    }),
    points: 10,
    why: '先气道和呼吸，再伤口；AED 不揭。',
    by: ['first24', 'aha25'],
    steps: [
      '侧卧，看着呼吸，AED 开着',
      '看有没有摔伤，疑有颈椎伤就少动',
      '干净敷料松松盖住进出口',
      '记下电压、接触时间，交给医生',
    ],
    met: way('fine', '120 的医生到了。', { effects: [drift('chance', 0)] }),
    missed: way('fine', '顺序乱了些，好在他一直在呼吸。', { share: 'counted' }),
  }),
  choose({
    id: 'fine',
    title: '“我没事了”',
    text: '第二天的安全会上，另一位工友说：“上周我也被电了一下，麻了麻就好了，要不要紧？”',
    ask: '怎么回答？',
    picture: view('workshop', 'day', { people: ['crowd/standing'] }),
    points: 5,
    why: '昏过、胸闷、心慌、抽搐、有伤口、电流经过胸口、孕妇，都要做心电图；设备装漏电保护、接地，湿手湿地不用电。',
    by: ['special21', 'first24'],
    options: [
      right(
        '有过胸闷、心慌或昏过，要做心电图；先停用那台机器',
        'saved',
        '查下来，那台切割机的外壳没有接地。',
      ),
      half('没感觉就算了，下次小心', 'saved', '安全员皱起眉，把那台机器贴了封条。'),
    ],
  }),
];
