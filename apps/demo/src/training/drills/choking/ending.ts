import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, press, putInOrder } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, not, right, under, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  choose({
    id: 'result',
    title: '第五下',
    text: '冲击的间隙，你要决定是继续还是换办法。他的指甲已经发紫。',
    ask: '他还站着。接下来？',
    picture: view('restaurant', 'night', { people: ['elder/standing', 'man/standing'] }),
    points: 10,
    timer: {
      seconds: 15,
      way: way('collapsed', '你停下来喘气，他从你怀里滑了下去。', { costS: 10 }),
    },
    why: '只要还清醒就不停地 5 下拍背、5 下冲击。停下来等，下一步就是失去意识。',
    by: ['aha25'],
    options: [
      {
        ...right('再来 5 次拍背、5 次冲击', 'out', '“噗”的一声，一团年糕飞到了桌布上。', {
          when: not(under('spo2', 78)),
          effects: [drift('spo2', 1)],
        }),
        otherwise: way('collapsed', '他的身体一沉：缺氧太久了，他失去了意识。', { share: 1 }),
      },
      wrong('倒过来提着他的腿抖', 'collapsed', '几个人手忙脚乱，他在半空失去了意识。', {
        costS: 25,
        critical: '倒提成人',
      }),
      half('扶他坐下，等救护车', 'collapsed', '椅子上的他慢慢垂下了头。', { costS: 40, share: 0 }),
    ],
  }),
  chooseSeveral({
    id: 'collapsed',
    title: '他倒下了',
    text: '周伯伯软倒在地，没有反应，听不到呼吸。',
    ask: '现在要做哪几件事？',
    picture: view('restaurant', 'night', {
      people: ['elder/lying', 'man/kneeling'],
      props: ['phone', 'aed'],
    }),
    why: '失去意识就开始心肺复苏：从按压开始，按压本身也能把异物顶出来。每次开放气道时看一眼嘴里，看得见才取。',
    by: ['aha25', 'erc25'],
    rights: [
      '放平，立即从胸外按压开始',
      '确认 120 已拨、让人取 AED',
      '每次吹气前看嘴里，看得见异物才取出',
    ],
    wrongs: ['骑在身上继续压肚子，不按压胸口', '伸手指盲目掏喉咙'],
    met: way('cpr', '你把他放平，跪了下来。'),
    some: [
      way('cpr', '你的手指把异物推得更深。', {
        when: { is: 'chosen', ids: ['e'] },
        costS: 15,
        critical: '盲目用手指掏喉咙',
      }),
    ],
    missed: way('cpr', '有一件事漏了，耽搁了一会儿。', {
      share: 'counted',
      costS: 15,
      effects: [change('spo2', -3)],
    }),
  }),
  press({
    id: 'cpr',
    title: '按压',
    text: '30 次按压，看嘴里，试着吹 2 次气。',
    ask: '跟着节拍按压 40 秒。',
    picture: view('restaurant', 'night', { people: ['elder/lying', 'man/kneeling'] }),
    patient: 'adult',
    seconds: 40,
    why: '气道堵着时按压尤其重要：它既推动血流，也挤压胸腔里的空气。',
    by: ['aha25', 'erc25'],
    met: way('look', '第二轮吹气前，你看见舌根上露出一团白色。'),
    missed: way('gone', '按压太弱、太慢，救护车赶到时已经太晚。', { costS: 240 }),
  }),
  choose({
    id: 'look',
    title: '看见了',
    text: '一团糯米就在嘴里，伸手可及。',
    ask: '怎么做？',
    picture: view('restaurant', 'night', { people: ['elder/lying', 'man/kneeling'] }),
    why: '看得见的异物用手指钩出，然后继续按压和吹气，直到有正常呼吸。',
    by: ['aha25'],
    options: [
      right(
        '用手指钩出来，再吹 2 次，继续按压',
        'late',
        '胸口抬了起来。两轮之后，他自己吸了一口气。',
        { effects: [drift('spo2', 1)] },
      ),
      wrong('不敢动，继续盲吹', 'gone', '气吹不进去。', { costS: 240 }),
    ],
  }),
  putInOrder({
    id: 'out',
    title: '出来之后',
    text: '他大口喘气，扶着桌子，脸色慢慢转红，摆手说：“没事了，接着吃。”',
    ask: '把接下来的事排好先后。',
    picture: view('restaurant', 'night', {
      people: ['elder/sitting', 'man/standing'],
      props: ['food'],
    }),
    points: 10,
    why: '先看呼吸和说话是否恢复，再看还有没有残渣；做过腹部冲击的人都要去医院，排除内脏损伤；持续咳嗽、吞咽痛更要去。',
    by: ['aha25', 'erc25', 'first24'],
    steps: [
      '让他坐下，听他说话、看他呼吸',
      '看嘴里有没有残渣，吐干净',
      '告诉他做过腹部冲击，要去医院检查',
      '陪他等救护车，不再进食',
    ],
    met: way('saved', '他听了你的话。'),
    missed: way('hurt', '大家松了一口气，没有人再提去医院。', { share: 'counted' }),
  }),
];
