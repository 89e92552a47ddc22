import type { Scene } from '@cheese/drills/graph/scene';
import { choose, pointAt, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  choose({
    id: 'sky',
    title: '发绿的天',
    text: '下午四点，天色忽然发绿发黑，鸡蛋大的冰雹砸在车棚上。气象台刚发布“龙卷风可能”的警报。你和两个学生在平房的食堂里。',
    ask: '接下来几分钟，你做什么？',
    picture: view('field', 'dusk', {
      people: ['crowd/standing'],
      props: ['radio', 'window'],
      hazards: ['wind'],
    }),
    sound: 'wind',
    points: 10,
    timer: { seconds: 25, way: way('where', '冰雹停了，风也停了，安静得反常。', { costS: 60 }) },
    why: '发绿的云、大冰雹、低垂旋转的云、突然的安静，都是征兆。提前想好躲在哪里、叫上所有人。',
    by: ['weather17'],
    options: [
      right('听警报，叫齐所有人，先看好哪里能躲', 'where', '厨师说：“楼下有个储藏室，没有窗。”'),
      wrong('跑到空地上拍漏斗云', 'field', '一条灰白的绳子从云里垂下来，朝这边走。', {
        costS: 60,
        effects: [count('out')],
      }),
      wrong('打开所有的窗，让里外气压一样', 'where', '开窗救不了房子，却让风和碎玻璃进来。', {
        costS: 60,
        effects: [change('strength', -10)],
      }),
    ],
  }),
  choose({
    id: 'where',
    title: '躲在哪里',
    text: '火车一样的轰鸣越来越近。',
    ask: '带大家去哪里？',
    picture: view('home', 'dusk', {
      people: ['crowd/running'],
      props: ['door', 'window', 'table', 'car'],
      hazards: ['wind'],
    }),
    sound: 'rumble',
    points: 20,
    timer: {
      seconds: 15,
      way: way('cover', '你们还站在食堂中央，屋顶的铁皮掀起了一角。', {
        effects: [change('strength', -25)],
      }),
    },
    why: '地下室最好；没有就到最低一层、最里面、没有窗的小房间（储藏室、卫生间）。大跨度的食堂和体育馆屋顶最先塌；车和活动板房要离开。',
    by: ['weather17'],
    options: [
      right('地下的储藏室，最里面、没有窗', 'cover', '十一个人挤进了储藏室，关上门。'),
      wrong('食堂大厅中央，离墙远', 'cover', '屋顶的钢梁弯了下来。', {
        effects: [change('strength', -30), count('hit')],
      }),
      wrong('上车，开到别处去', 'car', '你们冲向停车场。', {
        critical: '试图驾车躲避近处的龙卷风',
      }),
      wrong('躲到立交桥下', 'under', '桥洞像一个喇叭，风在那里更快。', {
        critical: '躲在桥下',
        effects: [change('strength', -40)],
      }),
    ],
  }),
  choose({
    id: 'car',
    title: '后视镜里',
    text: '车刚出校门，后视镜里的漏斗越来越大，杂物在空中打转，前面堵住了。',
    ask: '怎么办？',
    picture: view('car', 'dusk', {
      people: ['woman/sitting', 'child/sitting'],
      hazards: ['wind', 'falling'],
    }),
    why: '不和它赛跑。近处有坚固的房子就进去；来不及就离开车，在远离车和树的低洼处俯卧护头，注意积水；实在出不去，系好安全带，头低过车窗，护住头颈。',
    by: ['weather17'],
    options: [
      right('停车，跑进路边的银行，躲进没有窗的里间', 'cover', '你们扑进门的一刻，车被掀翻了。', {
        effects: [change('strength', -10)],
      }),
      wrong('调头加速，和它赛跑', 'lost', '龙卷风拐了个弯。'),
    ],
  }),
  choose({
    id: 'field',
    title: '空地上',
    text: '它离你不到三百米。四周是收割过的田，有一条干沟，沟边有一棵大树，远处是校舍。',
    ask: '来不及回去了。',
    picture: view('field', 'dusk', {
      people: ['woman/standing'],
      props: ['tree'],
      hazards: ['wind'],
    }),
    points: 0,
    why: '低洼处，脸朝下，双手护住后颈；离开树、车和电线杆。要命的是飞来的东西。',
    by: ['weather17'],
    options: [
      right('趴进离树远的干沟里，双手护住后颈', 'after', '碎木片从头顶飞过，你的背被划了一道。', {
        costS: 60,
        effects: [change('strength', -25)],
      }),
      wrong('抱紧那棵大树', 'lost', '树先断了。'),
    ],
  }),
  tell({
    id: 'under',
    title: '桥洞里',
    text: '风把砂石像子弹一样打进来，小李被吹出去三米，撞在护栏上。',
    picture: view('street', 'dusk', {
      people: ['child/prone'],
      props: ['bridge'],
      hazards: ['wind', 'falling'],
    }),
    label: '等风过去',
    to: 'after',
    costS: 60,
  }),
  pointAt({
    id: 'cover',
    title: '护住哪里',
    text: '墙在抖。你让大家蹲下。',
    ask: '图上是一个蹲下的人，指出双手和厚垫子最该护住的地方。',
    picture: view('basement', 'dusk', { people: ['child/crouching'], hazards: ['falling'] }),
    points: 10,
    why: '头和后颈。有头盔、床垫、厚书就用上；钻到结实的桌子下，抓住桌腿。',
    by: ['weather17', 'public13'],
    areas: [
      { name: '头和后颈', box: [0.4, 0.4, 0.2, 0.18], isRight: true },
      { name: '膝盖', box: [0.36, 0.72, 0.16, 0.14] },
      { name: '后背', box: [0.56, 0.58, 0.16, 0.16] },
    ],
    met: way('after', '一分钟，像一个小时。轰鸣远了。', { costS: 60 }),
    missed: way('after', '一块石膏板砸下来，有人捂着头。', {
      costS: 60,
      effects: [change('strength', -10)],
    }),
  }),
  choose({
    id: 'after',
    title: '门外',
    text: '天亮了一些。食堂的屋顶不见了，地上是电线和碎玻璃，有燃气的味道。有人在喊救命。',
    ask: '先注意什么？',
    picture: view('rubble', 'dusk', {
      people: ['crowd/standing'],
      hazards: ['glass', 'gas', 'current'],
    }),
    points: 10,
    why: '垂下的电线当作有电；闻到燃气不开灯、不点火；穿厚底鞋；听警报，可能还有第二个。',
    by: ['weather17', 'public13'],
    options: [
      right(
        '避开电线，不点火，关燃气总阀，穿鞋再出去，先看清再救',
        'chest',
        '你关上了阀门，绕开电线。',
      ),
      wrong('点上蜡烛照明', 'lost', '蓝色的火一闪。', { critical: '在燃气泄漏处点火' }),
      wrong('光脚冲出去找人', 'chest', '脚底扎进了玻璃。', { effects: [change('strength', -15)] }),
    ],
  }),
];
