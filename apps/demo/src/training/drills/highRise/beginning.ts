import type { Scene } from '@cheese/drills/graph/scene';
import { choose, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  choose({
    id: 'alarm',
    title: '凌晨三点，21 层',
    text: '警铃把你惊醒。你和爱人住在 33 层楼的第 21 层。门外有人喊“着火了”，屋里还闻不到烟。',
    ask: '开门之前，先做什么？',
    picture: view('bedroom', 'night', {
      people: ['man/standing', 'woman/standing'],
      props: ['door', 'phone'],
    }),
    sound: 'alarm',
    points: 15,
    timer: {
      seconds: 25,
      way: way('hall', '你站着发呆，走廊里有人敲着门跑过。', {
        costS: 20,
        effects: [change('strength', -5)],
      }),
    },
    why: '用手背摸门和门把：烫，说明门外是火，不能开；不烫，蹲低、开一条缝看烟。门是你和火之间的墙。',
    by: ['highRise21'],
    options: [
      right(
        '用手背试门把的温度，不烫再开一条缝看',
        'hall',
        '门把是凉的。走廊上方有一层淡淡的烟，楼梯口看得见灯。',
      ),
      wrong('一把拉开门冲出去', 'hall', '这次运气好，门外没有火。', {
        share: 0,
        effects: [count('reckless')],
      }),
      wrong('翻箱倒柜收拾值钱的东西', 'thick', '六分钟过去，走廊里的烟已经到了腰。', {
        costS: 360,
        critical: '为了财物耽误逃生',
        effects: [change('strength', -10)],
      }),
    ],
  }),
  choose({
    id: 'hall',
    title: '走，还是守',
    text: '119 调度员问：“火在几层？”邻居群里说火在 15 层的厨房，烟正在东边楼梯间往上冒；西边楼梯是干净的。',
    ask: '怎么走？',
    picture: view('corridor', 'smoke', {
      people: ['man/standing', 'woman/standing'],
      props: ['lift', 'door', 'phone'],
      hazards: ['smoke'],
    }),
    points: 15,
    timer: {
      seconds: 25,
      way: way('thick', '你们在走廊里争论，烟从天花板压下来。', {
        costS: 60,
        effects: [change('strength', -15)],
      }),
    },
    why: '楼梯间没有烟，就走楼梯往下，随手关防火门；楼梯里有烟，退回房间守。普通电梯会停在着火层，也会变成烟囱。',
    by: ['highRise21', 'fire21'],
    options: [
      right(
        '带上钥匙，走没有烟的西楼梯，随手关上防火门',
        'stairs',
        '楼梯间里有应急灯，前室的风把烟挡在外面。',
      ),
      wrong('乘电梯，21 层走楼梯太慢', 'lift', '电梯门关上，往下走了六层。', {
        critical: '火灾时乘普通电梯',
      }),
      wrong('从东楼梯冲下去，弯腰憋一口气', 'thick', '下了两层，热烟扑到脸上，你们退了回来。', {
        costS: 60,
        effects: [change('strength', -25)],
      }),
      half('往楼顶跑，等直升机', 'roof', '你们爬了十二层。', {
        costS: 200,
        share: 0,
        effects: [change('strength', -20)],
      }),
    ],
  }),
  choose({
    id: 'roof',
    title: '楼顶的门',
    text: '通往楼顶的门锁着，烟一直往上升，聚在最高处。',
    ask: '怎么办？',
    picture: view('stairs', 'smoke', {
      people: ['man/sitting', 'woman/standing'],
      props: ['door'],
      hazards: ['smoke'],
    }),
    why: '烟往上走，楼顶的门未必开着，直升机也很少能用。趁楼梯还看得清，到最近的干净楼层，或者进一间朝外的屋子守着。',
    by: ['highRise21'],
    options: [
      right('退到下一层没有烟的走廊，敲开一户人家，关门守着', 'shelter', '一位老人开了门。', {
        costS: 60,
      }),
      wrong('在门口使劲砸锁', 'lost', '烟一点点漫上来。'),
    ],
  }),
  tell({
    id: 'lift',
    title: '停在 15 层',
    text: '电梯在 15 层停下，门开了一半：热浪和黑烟涌进来。你拼命按关门，一位消防员从烟里伸手把你们拽进了旁边的楼梯间。',
    picture: view('corridor', 'smoke', {
      people: ['rescuer/standing', 'man/crouching'],
      props: ['lift'],
      hazards: ['fire', 'smoke'],
    }),
    label: '跟着消防员',
    to: 'stairs',
    costS: 60,
  }),
  choose({
    id: 'stairs',
    title: '楼梯上',
    text: '走到 18 层，一位老太太坐在台阶上，腿软，走不动。后面还有人。',
    ask: '怎么办？',
    picture: view('stairs', 'dusk', {
      people: ['elder/sitting', 'man/standing', 'woman/standing'],
    }),
    points: 10,
    why: '靠右单列，让出左侧给消防员；走不动的人两人搀扶，或者停在楼梯间前室（有防火门和正压送风），告诉消防员在几层。',
    by: ['highRise21'],
    options: [
      right('两人架着她靠右慢慢下，托人告诉消防员', 'smokeBelow', '她说自己姓郑，一路念着“谢谢”。'),
      wrong('大声催后面的人超过去，自己先走', 'smokeBelow', '有人推挤，老太太崴了脚。', {
        effects: [count('left')],
      }),
      half('让她等在前室，记住楼层，下去告诉消防员', 'smokeBelow', '你记住了“18 层西前室”。', {
        share: 0.8,
      }),
    ],
  }),
  choose({
    id: 'smokeBelow',
    title: '16 层',
    text: '再往下一层，西楼梯的门也被人撑开了，热烟涌进来，看不见台阶。',
    ask: '现在呢？',
    picture: view('stairs', 'smoke', {
      people: ['man/crouching', 'woman/crouching'],
      props: ['door'],
      hazards: ['smoke'],
    }),
    points: 15,
    timer: {
      seconds: 15,
      way: way('shelter', '两口烟下去，你头晕得扶住墙，退回了上一层。', {
        effects: [change('strength', -30)],
      }),
    },
    why: '不要穿过浓烟：几口就可能昏倒。退到上面没有烟的楼层，进房间固守待援。',
    by: ['highRise21', 'fire21'],
    options: [
      right('退回 17 层，进一户朝外的人家，关门守着', 'shelter', '门关上，烟被挡在外面。'),
      wrong('湿毛巾捂住嘴，冲过去', 'lost', '湿毛巾挡不住一氧化碳。三层楼的浓烟，你走不完。'),
    ],
  }),
];
