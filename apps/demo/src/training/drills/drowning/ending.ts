import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, pointAt, press, putInOrder } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  press({
    id: 'press',
    title: '30:2',
    text: '按压 30 次，吹气 2 次。泡沫涌出来也不要停下来擦。',
    ask: '跟着节拍做 45 秒。',
    picture: view('reservoir', 'dusk', { people: ['man/lying', 'woman/kneeling'] }),
    points: 15,
    patient: 'adult',
    seconds: 45,
    why: '每分钟 100～120 次，5～6 厘米；吹气每次约 1 秒，看见胸口抬起。',
    by: ['aha25', 'erc25'],
    met: way('vomit', '他的嘴唇有了一点血色。', { effects: [change('spo2', 6)] }),
    missed: way('vomit', '节奏断断续续。', { effects: [change('chance', -15)] }),
  }),
  choose({
    id: 'vomit',
    title: '吐了',
    text: '他的嘴里涌出大量水和食物。',
    ask: '怎么办？',
    picture: view('reservoir', 'dusk', { people: ['man/side', 'woman/kneeling'] }),
    points: 5,
    why: '溺水复苏中呕吐很常见：整个人侧过来，手指或布清掉口中的东西，翻回来继续。',
    by: ['drowning16', 'erc25'],
    options: [
      right('整体侧翻，清掉口中的东西，翻回来继续', 'aed', '几秒钟就清干净了。'),
      wrong('不管它，继续吹气', 'aed', '呕吐物被吹进了气道。', { effects: [change('spo2', -8)] }),
      wrong('坐起来拍背', 'aed', '按压停了半分钟。', {
        costS: 30,
        effects: [change('chance', -6)],
      }),
    ],
  }),
  putInOrder({
    id: 'aed',
    title: '管理员带来了 AED',
    text: '水库管理员提着 AED 跑到，他的胸口还在滴水。',
    ask: '排好顺序。',
    picture: view('reservoir', 'dusk', {
      people: ['man/lying', 'helper/kneeling'],
      props: ['aed', 'towel'],
    }),
    sound: 'aed',
    points: 10,
    why: '溺水时 AED 有用，但不能因为等它、贴它而耽误吹气和按压；擦干胸口再贴，人离开水洼。',
    by: ['drowning24', 'erc25'],
    steps: [
      '不停按压和吹气，让管理员开机',
      '把他移离积水，擦干胸口',
      '贴好电极片，听分析，所有人离开',
      '按提示处理，立刻恢复按压和吹气',
    ],
    met: way('cough', '“不建议电击。”你马上继续。两轮之后，他呛了一声。', {
      effects: [change('spo2', 8)],
    }),
    missed: way('cough', '忙乱中按压停了很久。', {
      share: 'counted',
      costS: 25,
      effects: [change('chance', -8)],
    }),
  }),
  pointAt({
    id: 'cough',
    title: '他在呼吸了',
    text: '他咳着，有了呼吸，但叫不醒。衣服湿透，山风很凉。你手边有这几样东西。',
    ask: '指出接下来最该用的两样。',
    picture: {
      ...view('reservoir', 'dusk', { people: ['man/side'] }),
      props: [
        { what: 'blanket', x: 0.2, y: 0.4 },
        { what: 'water', x: 0.5, y: 0.4 },
        { what: 'aed', x: 0.8, y: 0.4 },
      ],
    },
    points: 5,
    why: '侧卧，脱掉湿衣服、裹上毯子防失温；AED 不揭不关，随时可能再停。不给意识不清的人喝水。',
    by: ['first24', 'special21'],
    areas: [
      { name: '干毯子', box: [0.12, 0.3, 0.16, 0.2], isRight: true },
      { name: '热水', box: [0.42, 0.3, 0.16, 0.2] },
      { name: 'AED（电极片不揭）', box: [0.72, 0.3, 0.16, 0.2], isRight: true },
    ],
    met: way('hospital', '你让他侧躺，裹上毯子。'),
    missed: way('hospital', '管理员提醒你：“别喂水，他还没醒透。先裹上毯子。”', {
      share: 'counted',
    }),
  }),
  chooseSeveral({
    id: 'hospital',
    title: '救护车上',
    text: '他醒了，说只是有点咳，想回家。弟弟拉着他的手。',
    ask: '哪些话该对他们说？',
    picture: view('reservoir', 'night', {
      people: ['man/sitting', 'child/standing'],
      props: ['blanket'],
    }),
    sound: 'siren',
    points: 5,
    why: '凡是复苏过或仍有咳嗽、气促的溺水者都要送医院观察，数小时内可能出现肺水肿。',
    by: ['drowning24', 'drowning16'],
    rights: [
      '复苏过的人一定要去医院观察',
      '几小时内可能喘不过气，咳嗽加重要马上说',
      '记下落水和开始按压的时间交给医生',
    ],
    wrongs: ['醒了就好，回家睡一觉', '喝点酒暖暖身子'],
    met: way('saved', '他点了点头，握住了你的手。'),
    missed: way('saved', '医生补充了你漏掉的话。', { share: 'counted' }),
    some: [
      way('lung', '他回了家。', {
        when: { is: 'chosen', ids: ['d'] },
        critical: '复苏后的溺水者没有送医',
      }),
    ],
  }),
];
