import type { Scene } from '@cheese/drills/graph/scene';
import { choose, pointAt, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  tell({
    id: 'dinner',
    title: '年夜饭',
    text: '包间里正热闹。六十八岁的周伯伯一边大笑一边夹起一块糯米年糕，忽然停住了筷子，一只手按住脖子。',
    picture: view('restaurant', 'night', {
      people: ['elder/sitting', 'crowd/sitting'],
      props: ['table', 'food'],
    }),
    sound: 'crowd',
    label: '看向他',
    to: 'ask',
  }),
  choose({
    id: 'ask',
    title: '他咳不出来',
    text: '他张着嘴，身子前倾，脸涨得通红。还能听见断断续续的咳声。',
    ask: '你先怎么做？',
    picture: view('restaurant', 'night', {
      people: ['elder/sitting', 'man/standing'],
      props: ['table'],
    }),
    sound: 'coughing',
    points: 10,
    timer: { seconds: 20, way: way('silent', '满桌人望着他，没有人离席。', { costS: 5 }) },
    why: '还能咳、能说话，是部分梗阻：鼓励他用力咳，站在旁边看着。此时拍背可能让异物移得更深。',
    by: ['aha25', 'erc25'],
    options: [
      right(
        '问“噎着了吗？”，鼓励他用力咳，守在旁边',
        'silent',
        '他点头，咳了两下，声音忽然没有了。',
      ),
      wrong('递一大杯水让他冲下去', 'watered', '水从嘴角和鼻子里呛了出来。', {
        costS: 10,
        critical: '给噎住的人灌水',
        effects: [change('spo2', -4)],
      }),
      wrong('让他吞一口饭团压下去', 'watered', '堵得更严实了。', {
        costS: 10,
        critical: '用食物压异物',
        effects: [change('spo2', -4)],
      }),
    ],
  }),
  tell({
    id: 'watered',
    title: '更糟了',
    text: '他猛地推开杯子，双手掐住脖子，嘴唇开始发紫。水和饭都过不去，只会流进气道。',
    picture: view('restaurant', 'night', {
      people: ['elder/standing', 'crowd/standing'],
      props: ['water'],
    }),
    label: '上前',
    to: 'silent',
  }),
  choose({
    id: 'silent',
    title: '没有声音了',
    text: '他站了起来，咳不出，说不出，双手交叉掐着脖子。',
    ask: '这是什么情况，先做什么？',
    picture: view('restaurant', 'night', {
      people: ['elder/standing', 'crowd/standing'],
      props: ['phone'],
    }),
    points: 15,
    timer: {
      seconds: 20,
      way: way('blows', '“快想想办法！”有人喊，可是谁也没有动。', {
        costS: 15,
        effects: [drift('spo2', -0.5)],
      }),
    },
    why: '不能咳、不能说话是完全梗阻，几分钟就会失去意识。一人打 120，一人马上开始：先 5 次拍背。',
    by: ['aha25', 'erc25'],
    options: [
      right('完全梗阻：指一个人打 120，自己马上施救', 'blows', '“你，打 120！”你绕到他身后。', {
        effects: [drift('spo2', -0.4)],
      }),
      wrong('用手指伸进喉咙里掏', 'bitten', '你什么也没有够到，反而把年糕往里推了一点。', {
        costS: 15,
        critical: '盲目用手指掏喉咙',
        effects: [drift('spo2', -0.5), change('spo2', -3)],
      }),
      wrong('扶他去卫生间吐出来', 'collapsed', '走到一半，他的腿软了下去。', {
        costS: 45,
        effects: [drift('spo2', -0.5)],
      }),
    ],
  }),
  tell({
    id: 'bitten',
    title: '够不到',
    text: '他本能地咬紧了牙，你的手指破了。看不见的异物，不要去掏。',
    picture: view('restaurant', 'night', {
      people: ['elder/standing', 'man/standing'],
      hazards: ['blood'],
    }),
    label: '换到他身后',
    to: 'blows',
  }),
  choose({
    id: 'blows',
    title: '第一步',
    text: '2025 年的指南把成人也统一成两种动作交替。',
    ask: '对清醒的成人，怎样交替？',
    picture: view('restaurant', 'night', { people: ['elder/standing', 'man/standing'] }),
    points: 15,
    timer: {
      seconds: 30,
      way: way('where', '你犹豫着先拍还是先压，十几秒过去了。', { costS: 10 }),
    },
    why: 'AHA 2025 与 ERC 2025：5 次背部拍击，再 5 次腹部冲击，交替直到异物出来或失去意识。每一下都当作能把它打出来的那一下。',
    by: ['aha25', 'erc25'],
    options: [
      right(
        '5 次背部拍击，再 5 次腹部冲击，交替进行',
        'where',
        '你让他弯下腰，掌根在两肩胛之间用力拍了五下。还没有出来。',
      ),
      half('只做腹部冲击', 'where', '以前的做法就是这样。两种交替，机会更大。'),
      wrong('在直立的背上轻轻拍，安慰他', 'where', '身子直着，松动的年糕只会往下走。', {
        costS: 15,
        effects: [change('spo2', -4)],
      }),
    ],
  }),
  pointAt({
    id: 'where',
    title: '冲击的位置',
    text: '你从身后环住他，一手握拳。',
    ask: '拳头的拇指侧应顶在哪里？',
    picture: view('restaurant', 'night', { people: ['elder/standing'] }),
    points: 15,
    why: '肚脐上方、剑突下方的正中，快速向内向上冲击。顶住剑突或肋骨会造成骨折和内脏伤。孕妇和特别肥胖的人改做胸部冲击。',
    by: ['aha25', 'first24'],
    areas: [
      { name: '肚脐与剑突之间的正中', box: [0.44, 0.5, 0.12, 0.12], isRight: true },
      { name: '剑突', box: [0.45, 0.42, 0.1, 0.07] },
      { name: '下腹部', box: [0.42, 0.66, 0.16, 0.14] },
      { name: '左侧肋骨', box: [0.6, 0.4, 0.12, 0.16] },
    ],
    met: way('result', '向内、向上，一下，两下，三下……'),
    missed: way('result', '位置不对，他疼得弯下腰，年糕没有动。', {
      costS: 8,
      effects: [change('spo2', -3)],
    }),
  }),
];
