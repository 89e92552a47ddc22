import type { Scene } from '@cheese/drills/graph/scene';
import { choose, pointAt, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, counted, drift, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  pointAt({
    id: 'camp',
    title: '在哪里扎营',
    text: '七月，你带着六名学生在山谷里露营。下午的天边有积雨云，沟里只有一股细流。',
    ask: '指出扎营的地方。',
    picture: {
      ...view('valley', 'day', { people: ['crowd/standing'] }),
      hazards: [
        { what: 'rocks', x: 0.8, y: 0.6 },
        { what: 'water', x: 0.5, y: 0.85 },
      ],
    },
    points: 10,
    why: '不在沟口、河滩和陡坡下扎营，选开阔、植被好的高台地。上游的暴雨，下游看不见。',
    by: ['geology03'],
    areas: [
      { name: '沟旁高出二十米的台地', box: [0.1, 0.25, 0.25, 0.2], isRight: true },
      { name: '沟口平坦的河滩', box: [0.4, 0.75, 0.25, 0.2] },
      { name: '陡坡下背风处', box: [0.7, 0.5, 0.2, 0.25] },
    ],
    met: way('rain', '帐篷扎在台地上，取水要多走几分钟。'),
    missed: way('rain', '营地很平，离水也近。', { effects: [count('low')] }),
  }),
  choose({
    id: 'rain',
    title: '山那边的雨',
    text: '傍晚下起暴雨。一小时后，沟里的水忽然变浑，水面反而降了下去，山谷里传来闷雷似的轰鸣。',
    ask: '这说明什么？',
    picture: view('valley', 'rain', { people: ['crowd/standing'], hazards: ['water'] }),
    sound: 'rumble',
    points: 15,
    timer: {
      seconds: 20,
      way: way('coming', '大家望着沟里议论，轰鸣越来越近。', {
        costS: 30,
        effects: [count('late')],
      }),
    },
    why: '水忽然断流或变浑、上游轰鸣、有土腥味和石头撞击声，都是泥石流的前兆：上游可能被堵，随时溃决。',
    by: ['geology03'],
    options: [
      right('泥石流的前兆，马上丢下东西往高处撤', 'coming', '“不要收帐篷，走！”'),
      wrong('水退了，是好事，继续做饭', 'coming', '锅里的面还没熟，地面开始抖。', {
        costS: 120,
        effects: [count('late')],
      }),
      wrong('派两个人去上游看看', 'coming', '两个学生走进了沟里，你又跑去把他们喊回来。', {
        costS: 90,
        critical: '让人进入泥石流沟道',
        effects: [count('late'), change('strength', -15)],
      }),
    ],
  }),
  choose({
    id: 'coming',
    title: '往哪边跑',
    text: '黑色的浪头裹着石头从沟里冲出来，有一层楼高。',
    ask: '怎么跑？',
    picture: view('valley', 'rain', { people: ['crowd/running'], hazards: ['mud', 'rocks'] }),
    sound: 'rumble',
    points: 20,
    timer: {
      seconds: 10,
      way: way('hit', '你们顺着沟跑了几步，浪头已到脚边。', { effects: [change('strength', -30)] }),
    },
    why: '与泥石流方向垂直，往两侧山坡的高处跑；不顺沟跑，不上树，不躲在滚石坡下和车里。',
    by: ['geology03'],
    options: [
      {
        ...right('垂直于沟，往侧面的山坡高处跑', 'above', '你们手脚并用爬上坡，泥浪从脚下过去。', {
          when: counted('late', 0, 0),
        }),
        otherwise: way('hit', '方向对了，可是走得太晚，浪尾扫倒了最后的小陈。', {
          share: 1,
          effects: [change('strength', -15)],
        }),
      },
      wrong('顺着沟往下游跑', 'hit', '人跑不过它。小陈被扫倒了。', {
        critical: '顺着泥石流的方向跑',
        effects: [change('strength', -40)],
      }),
      wrong('爬到大树上', 'buried', '树连根倒了下去。'),
    ],
  }),
  tell({
    id: 'hit',
    title: '拖出来',
    text: '你们抓住小陈的背包带，把他从泥里拖上了坡。他的小腿上有一道很深的口子，血一股一股往外涌。',
    picture: view('slope', 'rain', { people: ['man/carried'], hazards: ['mud', 'blood'] }),
    label: '离开沟边，再看伤',
    to: 'bleed',
  }),
  choose({
    id: 'above',
    title: '坡上',
    text: '泥浪过去了，沟底静下来。小陈发现自己的小腿被石头划开了一道深口子，血一股一股往外涌。有人想下去捡背包。',
    ask: '先做什么？',
    picture: view('slope', 'rain', {
      people: ['man/sitting', 'crowd/standing'],
      hazards: ['mud', 'blood'],
    }),
    points: 5,
    why: '泥石流常一阵一阵地来：至少在雨停、沟里平静一段时间之前，谁也不下去。先处理要命的出血。',
    by: ['geology03', 'first24'],
    options: [
      right('谁也不下去，先按住小陈的伤口', 'bleed', '“背包不要了！”'),
      wrong('让两个人快去快回', 'second', '第二阵泥石流来了。', {
        critical: '泥石流间歇时返回沟底',
      }),
    ],
  }),
  choose({
    id: 'bleed',
    title: '喷涌的血',
    text: '血随着心跳往外喷，雨水冲成一片红。',
    ask: '第一个动作？',
    picture: view('slope', 'rain', {
      people: ['man/sitting', 'woman/kneeling'],
      props: ['gauze', 'tourniquet'],
      hazards: ['blood'],
    }),
    points: 15,
    timer: {
      seconds: 15,
      way: way('strap', '你在背包里翻找了半天，血流了一地。', {
        costS: 20,
        effects: [drift('blood', 12)],
      }),
    },
    why: '直接、用力、持续地压住出血点，没有纱布就用干净的衣服。动脉出血压不住，马上用止血带。',
    by: ['first24', 'first21'],
    options: [
      right('用手和纱布用力压住伤口，不松手', 'strap', '血慢了下来，可是纱布很快透了。', {
        effects: [drift('blood', 4)],
      }),
      wrong('先用清水把伤口冲干净', 'strap', '水冲着血往外走。', {
        costS: 60,
        effects: [drift('blood', 12)],
      }),
      wrong('撒烟灰和草药', 'strap', '粉末被血冲走了。', {
        costS: 30,
        effects: [drift('blood', 12)],
      }),
    ],
  }),
];
