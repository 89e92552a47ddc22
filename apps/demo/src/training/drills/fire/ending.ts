import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, pointAt, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  choose({
    id: 'clothes',
    title: '衣服着火',
    text: '你回头，邻居老李的袖口烧了起来，他挥着手臂往外跑，火越跑越大。',
    ask: '你喊什么？',
    picture: view('corridor', 'smoke', { people: ['man/running'], hazards: ['fire'] }),
    points: 15,
    timer: {
      seconds: 12,
      way: way('door', '他跑下半层楼，火烧到了胸口。', { effects: [change('strength', -5)] }),
    },
    why: '停、倒、滚：跑动和挥手等于扇风。滚动或厚衣物压灭，脸用手护住。',
    by: ['fire21', 'first24'],
    options: [
      right('“停下！躺倒，打滚！”用厚外套压灭', 'door', '火灭了，他的前臂一片通红。'),
      wrong('“快跑到水龙头那里！”', 'door', '他跑得更快，火烧得更旺。', {
        critical: '让着火的人奔跑',
        effects: [change('strength', -5)],
      }),
      wrong('拿干粉灭火器对着他的脸喷', 'door', '火灭了，他却呛得睁不开眼。'),
    ],
  }),
  pointAt({
    id: 'door',
    title: '往哪里走',
    text: '楼道里的烟从天花板往下压。绿色的标志在闪。',
    ask: '指出该走的地方。',
    picture: {
      ...view('corridor', 'smoke', {
        people: ['child/standing', 'man/standing'],
        hazards: ['smoke'],
      }),
      props: [
        { what: 'lift', x: 0.2, y: 0.5 },
        { what: 'door', x: 0.8, y: 0.5 },
        { what: 'window', x: 0.5, y: 0.35 },
      ],
    },
    points: 10,
    why: '走安全出口的楼梯，弯腰、捂湿毛巾挡烟，随手关门；不乘电梯，不跳窗。湿毛巾挡不住一氧化碳，别因此在烟里久留。',
    by: ['fire21'],
    areas: [
      { name: '安全出口的楼梯门', box: [0.7, 0.35, 0.2, 0.35], isRight: true },
      { name: '电梯', box: [0.1, 0.35, 0.2, 0.35] },
      { name: '窗户', box: [0.42, 0.25, 0.16, 0.2] },
    ],
    met: way('outside', '你们弯着腰，一层一层走到楼下。'),
    missed: way('outside', '电梯门打不开，你们折回楼梯，多呛了一会儿烟。', {
      costS: 40,
      effects: [change('strength', -20)],
    }),
  }),
  sayAmount({
    id: 'outside',
    title: '烫伤的手臂',
    text: '花坛边有一个水龙头。老李的前臂红肿，起了几个水疱。',
    ask: '流动的凉水要冲多少分钟？',
    picture: view('square', 'dusk', {
      people: ['man/sitting', 'woman/kneeling'],
      props: ['water'],
    }),
    points: 15,
    why: '尽快用流动的凉水冲 20 分钟（AHA 2024 建议 5～20 分钟，ERC 建议 20 分钟）。能减轻深度和疼痛；不用冰。',
    by: ['first24', 'first21'],
    amount: { unit: '分钟', least: 0, most: 60, right: 20, tolerance: 5 },
    met: way('burn', '他说疼得轻多了。'),
    some: [
      way('burn', '冲得太短，皮肤里的热还在往深处走。', {
        when: { is: 'amount', from: 0, to: 14 },
        share: 0.3,
      }),
    ],
    missed: way('burn', '冲得太久，他冷得直抖。', { share: 0.5 }),
  }),
  chooseSeveral({
    id: 'burn',
    title: '冲过之后',
    text: '大妈端来牙膏和酱油，说是偏方。',
    ask: '哪些是对的？',
    picture: view('square', 'dusk', {
      people: ['man/sitting', 'helper/standing'],
      props: ['gauze', 'bag'],
    }),
    points: 10,
    why: '取下戒指手表，粘住的衣服不撕，松松盖上干净敷料或保鲜膜；水疱不挑破，不抹任何东西；面部、手、大面积或深的要去医院。',
    by: ['first24', 'first21'],
    rights: ['趁没肿取下手表和戒指', '干净的纱布松松盖住', '手臂起疱，去医院看'],
    wrongs: ['抹牙膏酱油', '挑破水疱'],
    met: way('smoke', '大妈不好意思地把酱油端了回去。'),
    missed: way('smoke', '医生后来花了很久清洗创面。', { share: 'counted', costS: 20 }),
  }),
  choose({
    id: 'smoke',
    title: '小杰说头疼',
    text: '小杰跑出来时吸了几口烟，此刻头疼、恶心，脸颊反而红红的，嗓子有点哑，鼻孔里有黑灰。',
    ask: '怎么办？',
    picture: view('square', 'dusk', {
      people: ['child/sitting', 'woman/kneeling'],
      props: ['phone'],
    }),
    sound: 'siren',
    points: 15,
    why: '头疼、恶心提示一氧化碳中毒；声嘶、鼻孔黑灰提示吸入伤，气道可能很快肿起来：都要马上送医吸氧。指夹血氧仪会把一氧化碳当成氧，数值正常也不可信。',
    by: ['first24', 'aha25'],
    options: [
      right(
        '通风处坐好，打 120 说明吸了烟，看着呼吸，请医生吸氧',
        'saved',
        '救护车上，医生给他戴上了高浓度氧气。',
      ),
      wrong('血氧仪显示 98%，没事，回家休息', 'later', '他爸爸把他带走了。', {
        critical: '吸烟气的孩子没有送医',
      }),
      half('喝点牛奶解毒', 'saved', '牛奶解不了一氧化碳，还耽误了时间。', {
        costS: 60,
        share: 0.2,
        effects: [drift('strength', 0)],
      }),
    ],
  }),
];
