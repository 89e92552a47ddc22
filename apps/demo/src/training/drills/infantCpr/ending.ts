import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, press, putInOrder, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  sayAmount({
    id: 'depth',
    title: '深度',
    text: '你的手在抖。',
    ask: '婴儿按压的深度约多少厘米？',
    picture: view('bedroom', 'day', { people: ['infant/lying'], props: ['chest'] }),
    points: 10,
    why: '胸廓前后径的三分之一，约 4 厘米。',
    by: ['aha25', 'erc25'],
    amount: { unit: '厘米', least: 1, most: 8, right: 4, tolerance: 0.5 },
    met: way('press', '约四厘米，每次完全松开。'),
    missed: way('press', '调度员纠正你：“大约四厘米，胸口厚度的三分之一。”', {
      costS: 5,
      effects: [change('chance', -3)],
    }),
  }),
  press({
    id: 'press',
    title: '开始',
    text: '一个人：30 次按压，2 次吹气。',
    ask: '跟着节拍做 45 秒。',
    picture: view('bedroom', 'day', {
      people: ['infant/lying', 'woman/kneeling'],
      props: ['phone'],
    }),
    points: 20,
    patient: 'infant',
    seconds: 45,
    why: '单人 30:2，两名受过训练的人 15:2；每分钟 100～120 次，中断少于 10 秒。',
    by: ['aha25', 'erc25'],
    met: way('aed', '她的嘴角不再那么青。'),
    missed: way('aed', '断断续续，她的脸色更灰了。', { effects: [change('chance', -12)] }),
  }),
  chooseSeveral({
    id: 'aed',
    title: '物业送来了 AED',
    text: '保安举着 AED 跑进来：“这个，小娃娃能用吗？”盒子里有一副儿童电极片。',
    ask: '哪些说法是对的？',
    picture: view('bedroom', 'day', {
      people: ['infant/lying', 'helper/standing'],
      props: ['aed', 'pads'],
    }),
    sound: 'aed',
    points: 15,
    why: '婴儿也可以用 AED：首选手动除颤器，其次儿童电极片，再没有就用成人的。前胸一片、后背一片，不让两片相碰。',
    by: ['aha25', 'erc25'],
    rights: [
      '婴儿也能用，优先儿童电极片',
      '一片在胸口正中，一片在后背',
      '分析和电击时，任何人不碰她',
    ],
    wrongs: ['一岁以下禁止使用', '要先停止按压，研究五分钟'],
    met: way('order', '“不建议电击，请继续心肺复苏。”缺氧引起的骤停常是这样。'),
    some: [
      way('order', 'AED 被放在一边，没有人知道她需不需要电击。', {
        when: { is: 'chosen', ids: ['d'] },
        costS: 30,
        effects: [change('chance', -5)],
      }),
    ],
    missed: way('order', '贴片费了一番周折。', { share: 'counted', costS: 15 }),
  }),
  putInOrder({
    id: 'order',
    title: '不建议电击之后',
    text: '保安紧张地问：“机器说不电，是不是没救了？”',
    ask: '把接下来的动作排好。',
    picture: view('bedroom', 'day', {
      people: ['infant/lying', 'helper/kneeling'],
      props: ['aed', 'pads'],
    }),
    points: 10,
    why: '“不建议电击”不等于活了，也不等于没救：立刻继续按压和吹气，每两分钟听一次分析，直到她哭、动、有正常呼吸或急救员接手。',
    by: ['aha25'],
    steps: [
      '立刻恢复按压和吹气',
      '2 分钟后停下，让机器再分析',
      '看她有没有哭、动、正常呼吸',
      '有了正常呼吸，停止按压，侧抱保暖等急救员',
    ],
    met: way('cry', '第二个两分钟过去，她的鼻翼动了。', { effects: [change('chance', 6)] }),
    missed: way('cry', '你停下来看了太久，保安提醒你继续按。', {
      share: 'counted',
      costS: 25,
      effects: [change('chance', -6)],
    }),
  }),
  choose({
    id: 'cry',
    title: '一声啼哭',
    text: '细细的一声，接着是响亮的啼哭。她的脸一点点红起来。门铃响了。',
    ask: '还要做什么？',
    picture: view('bedroom', 'day', {
      people: ['infant/carried', 'woman/kneeling'],
      props: ['blanket'],
    }),
    sound: 'crying',
    points: 5,
    why: '保持气道开放、保暖、一直看着呼吸，交给急救人员。以后让婴儿仰卧睡，床上不放松软的被子和枕头。',
    by: ['aha25', 'first21'],
    options: [
      right('侧抱保暖，盯着呼吸，交给急救员送医院', 'saved', '急救员接过她：“妈妈，您做得很好。”'),
      half('马上喂奶安抚', 'choked', '她呛了一口，脸又憋红了，急救员赶紧侧过她的身子。'),
      wrong('已经哭了，不用去医院', 'home', '你谢绝了急救员。', {
        critical: '复苏后的婴儿没有送医',
      }),
    ],
  }),
];
