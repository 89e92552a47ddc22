import type { Scene } from '@cheese/drills/graph/scene';
import { choose, putInOrder } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  choose({
    id: 'pot',
    title: '油锅起火',
    text: '周末傍晚，你转身接了个电话，锅里的油“呼”地烧起半米高的火。灶火还开着，手边有一壶水、一个锅盖。',
    ask: '先做什么？',
    picture: view('kitchen', 'dusk', {
      people: ['woman/standing'],
      props: ['pot', 'lid', 'water'],
      hazards: ['fire'],
    }),
    sound: 'fire',
    points: 15,
    timer: {
      seconds: 12,
      way: way('spread', '火苗舔上了油烟机。', { effects: [change('strength', -10)] }),
    },
    why: '关火、盖盖子隔绝空气，等它自己冷下来。水倒进滚油会瞬间汽化，把火喷到天花板。',
    by: ['fire21'],
    options: [
      right('关掉灶火，用锅盖从侧面斜着盖上去', 'lid', '火“噗”地没了，锅边还有青烟。'),
      wrong('把那壶水泼上去', 'flare', '“轰”的一声，火球扑上了天花板。', {
        critical: '用水泼油火',
        effects: [change('strength', -30)],
      }),
      wrong('端起锅往水池走', 'flare', '热油晃了出来，烫着你的手臂，火落在地上。', {
        critical: '端着起火的油锅走动',
        effects: [change('strength', -25)],
      }),
    ],
  }),
  choose({
    id: 'lid',
    title: '盖上了',
    text: '你想看看灭没灭。',
    ask: '什么时候可以掀开锅盖？',
    picture: view('kitchen', 'dusk', { people: ['woman/standing'], props: ['pot', 'lid'] }),
    points: 5,
    why: '油还在燃点以上，空气一进去就复燃：等锅凉透。',
    by: ['fire21'],
    options: [
      right('等锅完全冷却', 'lesson', '你守在旁边，二十分钟后才掀开。', { costS: 60 }),
      wrong('马上掀开看看', 'spread', '火苗又蹿了起来，点着了抹布。', {
        effects: [change('strength', -10)],
      }),
    ],
  }),
  choose({
    id: 'lesson',
    title: '邻居的浓烟',
    text: '你松了一口气，却闻到更浓的焦味：对门的电动车电池在充电，黑烟从门缝里往外涌。里面有孩子的喊声。',
    ask: '怎么做？',
    picture: view('corridor', 'smoke', {
      people: ['woman/standing'],
      props: ['door', 'phone'],
      hazards: ['smoke'],
    }),
    sound: 'alarm',
    points: 10,
    why: '报警越早越好：说清地址、烧什么、有没有人被困。锂电池火又快又毒，不要进烟里。',
    by: ['fire21'],
    options: [
      right(
        '打 119 说清楚，按手动报警、敲门喊全楼的人走',
        'door',
        '警铃响了。门开了一条缝，八岁的小杰弯着腰跑出来。',
      ),
      wrong('冲进去抢电动车', 'poison', '门一开，烟吞没了你。', {
        critical: '冲进有毒浓烟里抢财物',
      }),
      half('先打给孩子的妈妈', 'door', '电话打了两分钟，警铃才有人去按。', {
        costS: 90,
        effects: [change('strength', -10)],
      }),
    ],
  }),
  choose({
    id: 'flare',
    title: '全屋的火',
    text: '窗帘着了，烟压到头顶。',
    ask: '现在？',
    picture: view('kitchen', 'smoke', {
      people: ['woman/crouching'],
      props: ['door', 'extinguisher'],
      hazards: ['fire', 'smoke'],
    }),
    points: 0,
    timer: { seconds: 20, way: way('poison', '你还在翻找锅盖，烟压到了膝盖。') },
    why: '火一旦超过灭火器能管的大小，就关上厨房门、离开、报警。',
    by: ['fire21'],
    options: [
      right('弯腰出去，关上厨房的门，打 119', 'spread', '门挡住了火，你在楼道里报了警。', {
        effects: [change('strength', -5)],
      }),
      wrong('回去找包和证件', 'poison', '你没有走到卧室。'),
    ],
  }),
  putInOrder({
    id: 'spread',
    title: '灭火器',
    text: '抹布在地上烧着，不过脸盆大。楼道里有一具干粉灭火器，出口在你背后。',
    ask: '排好使用的步骤。',
    picture: view('kitchen', 'smoke', {
      people: ['woman/standing'],
      props: ['extinguisher'],
      hazards: ['fire'],
    }),
    points: 10,
    why: '提、拔、握、压：背对出口，离火约 3 米，对准火焰根部左右扫。灭不掉就走。',
    by: ['fire21'],
    steps: [
      '背对出口，站在约 3 米外',
      '拔掉保险销',
      '握住喷管，对准火焰根部',
      '压下压把，左右扫射',
    ],
    met: way('clothes', '白雾散开，火灭了。'),
    missed: way('clothes', '手忙脚乱，干粉喷在了火苗顶上，费了两倍的时间。', {
      share: 'counted',
      costS: 15,
      effects: [change('strength', -10)],
    }),
  }),
];
