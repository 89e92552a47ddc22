import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, pointAt, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, counted, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  pointAt({
    id: 'cracks',
    title: '雨后的村子',
    text: '连下了四天雨。清晨你去坡下的村里送药，总觉得哪里不对。',
    ask: '指出图上三处滑坡的前兆。',
    picture: {
      ...view('village', 'rain', { people: ['woman/standing'] }),
      props: [
        { what: 'tree', x: 0.3, y: 0.35 },
        { what: 'door', x: 0.75, y: 0.6 },
        { what: 'bridge', x: 0.15, y: 0.8 },
      ],
      hazards: [
        { what: 'cracks', x: 0.55, y: 0.25 },
        { what: 'water', x: 0.5, y: 0.75 },
      ],
    },
    points: 15,
    why: '坡上的弧形裂缝、歪斜的“醉汉林”、忽然变浑或断流的泉水、关不上的门和墙上的新缝，都是山体在动。',
    by: ['geology03'],
    areas: [
      { name: '坡顶新裂开的弧形缝', box: [0.45, 0.18, 0.2, 0.14], isRight: true },
      { name: '一齐歪斜的树', box: [0.22, 0.22, 0.16, 0.24], isRight: true },
      { name: '坡脚忽然变浑的泉水', box: [0.42, 0.68, 0.16, 0.14], isRight: true },
      { name: '村口的石桥', box: [0.06, 0.7, 0.16, 0.18] },
      { name: '晾在门前的雨衣', box: [0.68, 0.5, 0.14, 0.2] },
    ],
    met: way('tell', '三处都对上了。你的后背发凉。'),
    missed: way('tell', '有的你没有看见，老支书指给你看。', { share: 'counted', costS: 30 }),
  }),
  choose({
    id: 'tell',
    title: '谁来喊',
    text: '有人说：“这山晃了几十年，没事。”屋里还有老人没有起床。',
    ask: '你怎么做？',
    picture: view('village', 'rain', { people: ['crowd/standing'], props: ['phone', 'whistle'] }),
    points: 15,
    timer: {
      seconds: 25,
      way: way('run', '争论还没有完，坡上掉下了几块石头。', {
        costS: 120,
        effects: [count('late')],
      }),
    },
    why: '发现险情立即报告村委和自然资源部门，同时敲锣吹哨叫人撤：群测群防救过无数的村子。宁可白跑一趟。',
    by: ['geology03'],
    options: [
      right(
        '报告村委和 119，敲锣吹哨，挨户叫人往两侧高处撤',
        'run',
        '锣声响了。二十七户，一户一户地亮灯、出门。',
      ),
      wrong('先上坡去看看裂缝有多宽', 'run', '你爬到一半，脚下的土松了。', {
        costS: 300,
        critical: '险情中爬上滑坡体',
        effects: [count('late'), change('strength', -15)],
      }),
      wrong('在群里发一条消息，等大家回复', 'run', '老人们没有手机。', {
        costS: 180,
        effects: [count('late')],
      }),
    ],
  }),
  choose({
    id: 'run',
    title: '山动了',
    text: '一声闷响，整面坡像一张毯子滑下来。',
    ask: '往哪里跑？',
    picture: view('slope', 'rain', {
      people: ['crowd/running'],
      hazards: ['rocks', 'mud', 'falling'],
    }),
    sound: 'rumble',
    points: 20,
    timer: {
      seconds: 10,
      way: way('held', '你愣了两秒，石块砸中了你的肩。', { effects: [change('strength', -35)] }),
    },
    why: '向滑坡的两侧、垂直于滑动方向跑，不往坡上坡下跑；来不及就抱紧近处的大树或蹲在坎下护住头。',
    by: ['geology03'],
    options: [
      {
        ...right(
          '垂直于滑动方向，往两侧跑',
          'count',
          '你们跑上侧面的山梁，回头看，村子的东半边不见了。',
          { when: counted('late', 0, 0) },
        ),
        otherwise: way('held', '方向对了，只是晚了。泥土追上了你的腿。', {
          share: 1,
          effects: [change('strength', -20)],
        }),
      },
      wrong('往坡下跑', 'held', '土石从后面追上来，埋到了你的腰。', {
        critical: '顺着滑坡的方向跑',
        effects: [change('strength', -45)],
      }),
      wrong('躲回屋里', 'lost', '房子被推走了十几米。'),
    ],
  }),
  tell({
    id: 'held',
    title: '挣出来',
    text: '两个小伙子把你从土里拽了出来。你的肩膀抬不起来，但还能走。',
    picture: view('slope', 'rain', {
      people: ['woman/trapped', 'helper/running'],
      hazards: ['mud'],
    }),
    label: '先离开坡脚',
    to: 'count',
    costS: 120,
  }),
  chooseSeveral({
    id: 'count',
    title: '点名',
    text: '山梁上，支书点名：少了磨坊的老孙。有人要冲回去，坡上还在掉石头。',
    ask: '回去找人之前，要有什么？',
    picture: view('slope', 'rain', {
      people: ['crowd/standing'],
      props: ['whistle', 'rope'],
      hazards: ['rocks'],
    }),
    points: 10,
    why: '滑坡常常不止一次。有人瞭望、有撤退的路和信号、从侧面进、人数越少越好。',
    by: ['geology03'],
    rights: [
      '派人盯着后山，约好吹哨就撤',
      '看好撤退的路，从侧面进去',
      '告诉救援队谁进去了、几个人',
    ],
    wrongs: ['全村的男人一起下去挖', '用挖掘机从上面往下刨'],
    met: way('dig', '瞭望的人站上了高处，哨子含在嘴里。'),
    some: [
      way('lost', '第二次滑动，没有人看见它来。', {
        when: { is: 'chosen', ids: ['d'] },
        critical: '没有瞭望就多人进入滑坡体',
      }),
    ],
    missed: way('dig', '支书把漏掉的补上了。', { share: 'counted', costS: 30 }),
  }),
];
