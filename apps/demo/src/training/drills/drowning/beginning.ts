import type { Scene } from '@cheese/drills/graph/scene';
import { choose, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withPresses } from '../signs';

export const beginning: readonly Scene[] = [
  tell({
    id: 'shout',
    title: '水库边的黄昏',
    text: '傍晚的水库，岸上丢着两双凉鞋。一个少年站在浅水里发抖，指着十几米外：“我哥……我哥下去了！”水面上有一个脑袋，嘴时隐时现，没有喊，两只手向两边拍水。',
    picture: view('reservoir', 'dusk', {
      people: ['man/floating', 'child/standing'],
      props: ['pole', 'ring', 'rope'],
    }),
    sound: 'water',
    label: '看清情况',
    to: 'signs',
  }),
  choose({
    id: 'signs',
    title: '他不喊救命',
    text: '他的头往后仰，嘴贴着水面，身体直立，一声不出。',
    ask: '这说明什么？',
    picture: view('reservoir', 'dusk', { people: ['man/floating'] }),
    points: 10,
    timer: {
      seconds: 20,
      way: way('reach', '你还在看，他的头沉下去了一次。', {
        costS: 15,
        effects: [drift('spo2', -0.4)],
      }),
    },
    why: '真正的溺水往往是安静的：顾不上喊，也招不了手，只够在水面上坚持 20～60 秒。',
    by: ['drowning24', 'drowning16'],
    options: [
      right('这就是溺水，马上救', 'reach', '你冲向岸边。', { effects: [drift('spo2', -0.3)] }),
      wrong('没有喊叫，大概在玩水，再看一会儿', 'reach', '他沉下去，又冒出来，离岸更远了。', {
        costS: 30,
        effects: [drift('spo2', -0.5), change('spo2', -6)],
      }),
    ],
  }),
  choose({
    id: 'reach',
    title: '怎样救他上来',
    text: '岸边有一根三米多的竹竿、一只救生圈和一卷绳。你会游泳，但没有学过水中救生。',
    ask: '先用哪个办法？',
    picture: view('reservoir', 'dusk', {
      people: ['man/floating'],
      props: ['pole', 'ring', 'rope'],
    }),
    points: 20,
    timer: {
      seconds: 25,
      way: way('pulled', '你来回跑了两趟才拿定主意。', {
        costS: 25,
        effects: [change('spo2', -8)],
      }),
    },
    why: '先伸、再抛、后划船，不到万不得已不下水。没有受过训练的人下水，常常变成两个人溺水；多人手拉手更危险。',
    by: ['erc25', 'drowning24', 'drowning16'],
    options: [
      right(
        '喊人打 120，趴低身体，把救生圈系绳抛给他，再拖回来',
        'pulled',
        '救生圈落在他的手边，他抱住了。',
        { costS: 25 },
      ),
      right(
        '喊人打 120，趴在岸边，把竹竿伸过去让他抓住',
        'pulled',
        '竹竿够到了他，你一点一点往回拖。',
        { costS: 25 },
      ),
      wrong('跳下去游过去抱住他', 'dragged', '他一把搂住你的脖子，把你往下按。', {
        costS: 40,
        critical: '没有救生训练就下水',
      }),
      wrong('和少年手拉手走进水里去够', 'dragged', '脚下一滑，坡很陡，水一下没到胸口。', {
        costS: 40,
        critical: '手拉手下水',
      }),
    ],
  }),
  choose({
    id: 'dragged',
    title: '水下',
    text: '水灌进你的鼻子。他抱得很紧，你们一起往下沉。',
    ask: '怎样脱身？',
    picture: view('reservoir', 'dusk', {
      people: ['man/floating', 'man/floating'],
      props: ['ring'],
      hazards: ['flood'],
    }),
    why: '往下沉，抱住你的人会松手去找水面；脱身后不要再从正面靠近，上岸改用器材。',
    by: ['drowning16'],
    options: [
      right('下沉脱身，游回岸上，改抛救生圈', 'pulled', '你爬上岸，咳着把救生圈抛了出去。', {
        costS: 45,
        effects: [change('spo2', -10)],
      }),
      wrong('和他扭打，往岸边拖', 'both', '力气很快用完了。', { costS: 60 }),
    ],
  }),
  choose({
    id: 'pulled',
    title: '拖上岸',
    text: '他被拖到了平地上，脸色青紫，口鼻有白色泡沫，一动不动。',
    ask: '第一件事？',
    picture: view('reservoir', 'dusk', { people: ['man/lying', 'woman/kneeling'] }),
    points: 15,
    timer: {
      seconds: 25,
      way: way('noBreath', '大家围着他，没有人动手。', {
        costS: 20,
        effects: [change('spo2', -5)],
      }),
    },
    why: '放平，看反应、看呼吸，不超过 10 秒。控水、倒背、压肚子都没有用，只会耽搁通气，还会引起误吸。泡沫不必擦。',
    by: ['drowning24', 'drowning16', 'erc25'],
    options: [
      right('放平，看反应和呼吸，不超过 10 秒', 'noBreath', '没有反应，没有呼吸。'),
      wrong('倒背着他跑，把水控出来', 'noBreath', '流出来一些胃里的水，他仍然没有呼吸。', {
        costS: 60,
        critical: '控水，耽搁了通气',
        effects: [change('spo2', -8)],
      }),
      wrong('趴在膝盖上拍背', 'noBreath', '他吐了一口，呛回了气道。', {
        costS: 30,
        effects: [change('spo2', -6)],
      }),
    ],
  }),
  choose({
    id: 'noBreath',
    title: '先按还是先吹',
    text: '少年在打电话，周围没有别人。',
    ask: '溺水的人没有呼吸，怎样开始？',
    picture: view('reservoir', 'dusk', {
      people: ['man/lying', 'woman/kneeling', 'child/standing'],
      props: ['phone'],
    }),
    points: 20,
    why: '溺水的心脏是因为缺氧停的：先吹气。AHA：先 2 次；ERC：先 5 次；然后 30:2。只按压不吹气，送出去的是没有氧的血。',
    by: ['drowning24', 'aha25', 'erc25'],
    options: [
      right('打开气道先吹气（2 次或 5 次），再 30:2 按压', 'press', '胸口随着吹气抬起。', {
        effects: [change('spo2', 8), drift('spo2', 0.1), drift('chance', withPresses)],
      }),
      half('像心脏病发作那样先按压 30 次', 'press', '可以救，但晚了半分钟才送进第一口氧。', {
        costS: 20,
        effects: [drift('spo2', -0.05), drift('chance', withPresses)],
      }),
      wrong('只按压，不吹气', 'press', '血在流，可是血里没有氧。', {
        effects: [drift('spo2', -0.15), drift('chance', -0.1)],
      }),
    ],
  }),
];
