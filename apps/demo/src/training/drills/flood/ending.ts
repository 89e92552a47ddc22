import type { Scene } from '@cheese/drills/graph/scene';
import {
  choose,
  chooseSeveral,
  pointAt,
  putInOrder,
  sayAmount,
} from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  putInOrder({
    id: 'upstairs',
    title: '三楼',
    text: '十个人挤在三楼。停电了。外婆的裤子湿透，在发抖。',
    ask: '给外婆做什么，先后怎么排？',
    picture: view('home', 'night', {
      people: ['elder/sitting', 'helper/standing'],
      props: ['blanket', 'bag'],
    }),
    points: 15,
    why: '先脱湿、再擦干、再裹干的；先暖躯干，不搓四肢；清醒、能吞咽才给温热的甜水，不给酒。',
    by: ['special21', 'first24'],
    steps: [
      '脱掉湿衣裤，擦干',
      '裹上干毯子，包住头，垫离地面',
      '清醒、不呛咳，给温热的糖水',
      '每隔一会儿叫她、摸她的脉和皮肤',
    ],
    met: way('cold', '她的嘴唇不那么紫了。', { effects: [drift('warmth', 0.002)] }),
    missed: way('cold', '湿裤子捂在毯子里，她抖得更厉害。', {
      share: 'counted',
      costS: 60,
      effects: [change('warmth', -0.6)],
    }),
  }),
  sayAmount({
    id: 'cold',
    title: '她不抖了',
    text: '过了一阵，外婆忽然不发抖了，说话含糊，只想睡。你摸出体温计。',
    ask: '核心体温低于多少摄氏度叫作低体温？',
    picture: view('home', 'night', { people: ['elder/lying'], props: ['blanket'] }),
    points: 10,
    why: '低于 35 ℃ 是低体温；不再发抖、含糊、想睡说明到了中度（32～28 ℃），要轻搬、平放、送医，防止室颤。',
    by: ['special21'],
    amount: { unit: '℃', least: 20, most: 40, right: 35, tolerance: 0.5 },
    met: way('signal', '你知道这不是好转。你让她平躺，轻轻地，再裹一层。'),
    missed: way('signal', '邻居大姐是护士：“低于三十五度就是低体温，她不抖，是更重了。”', {
      costS: 30,
    }),
  }),
  pointAt({
    id: 'signal',
    title: '让他们看见',
    text: '远处有冲锋舟的灯在晃。水声太大，喊话听不见。',
    ask: '指出图上最适合发求救信号的地方。',
    picture: {
      ...view('roof', 'night', { people: ['helper/standing'], hazards: ['flood'] }),
      props: [
        { what: 'window', x: 0.3, y: 0.55 },
        { what: 'tree', x: 0.8, y: 0.7 },
        { what: 'wire', x: 0.6, y: 0.25 },
      ],
    },
    points: 10,
    why: '在高而稳、靠近撤离口的窗前，用手电三短三长三短，或哨子每次三声；不攀树，不近电线。',
    by: ['public13', 'flood16'],
    areas: [
      { name: '三楼朝外的窗口', box: [0.22, 0.45, 0.16, 0.2], isRight: true },
      { name: '水边的大树', box: [0.72, 0.55, 0.18, 0.3] },
      { name: '屋顶的电线旁', box: [0.5, 0.15, 0.2, 0.2] },
      { name: '一楼门口', box: [0.2, 0.8, 0.2, 0.15] },
    ],
    met: way('boat', '手电三短、三长、三短。舟上的灯回了三下。'),
    missed: way('boat', '你站的地方看不清，过了十几分钟他们才发现。', {
      costS: 600,
      effects: [change('warmth', -0.5)],
    }),
  }),
  choose({
    id: 'boat',
    title: '上船',
    text: '冲锋舟靠在二楼平台边，一次只能带六个人。大家一下往前涌。',
    ask: '怎样上船？',
    picture: view('roof', 'night', {
      people: ['crowd/standing', 'rescuer/standing'],
      props: ['boat'],
      hazards: ['flood'],
    }),
    points: 10,
    why: '听救援人员指挥：老弱病伤先行，穿好救生衣，逐个上，坐低，不站起来，不超载。',
    by: ['public13', 'flood16'],
    options: [
      right(
        '病人和老人先上，穿救生衣，一个一个坐到船底',
        'drink',
        '外婆平躺在舱底，护士大姐坐在旁边。',
      ),
      wrong('一起跳上去，挤一挤', 'capsize', '船身一斜，水灌了进来。', {
        critical: '超载、争抢上船',
      }),
      half('让年轻人先走去探路', 'drink', '外婆又等了一趟，手更凉了。', {
        costS: 900,
        effects: [change('warmth', -0.8)],
      }),
    ],
  }),
  chooseSeveral({
    id: 'drink',
    title: '安置点',
    text: '第二天，水退了。安置点里有人腹泻，自来水是黄的。',
    ask: '哪些是对的？',
    picture: view('square', 'day', { people: ['crowd/sitting'], props: ['water', 'food'] }),
    points: 10,
    why: '灾后防疫：只喝瓶装水或烧开的水；泡过水的食物不吃；伤口泡过污水要冲洗、看医生、评估破伤风；返家先通风、请电工查过再送电。',
    by: ['first24', 'flood16'],
    rights: [
      '只喝瓶装水或烧开的水',
      '泡过水的食物全部丢掉',
      '划伤的脚用清水冲洗，去看要不要打破伤风',
    ],
    wrongs: ['回家先合上电闸看看能不能用', '井水看着清就可以喝'],
    met: way('saved', '你把这几条写在纸板上，立在取水处。'),
    some: [
      way('shocked', '你合上了电闸。', {
        when: { is: 'chosen', ids: ['d'] },
        critical: '泡水后未经检查就送电',
      }),
    ],
    missed: way('saved', '防疫队的医生补上了其余的话。', { share: 'counted' }),
  }),
];
