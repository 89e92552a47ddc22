import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, putInOrder, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  putInOrder({
    id: 'strap',
    title: '止血带',
    text: '压迫压不住，急救包里有一条旋压式止血带。',
    ask: '排好步骤。',
    picture: view('slope', 'rain', {
      people: ['man/sitting', 'woman/kneeling'],
      props: ['tourniquet'],
      hazards: ['blood'],
    }),
    points: 15,
    why: '伤口近心端 5～7 厘米，避开关节，旋紧到出血停止、足背摸不到脉；会很疼，这是对的。记下时间，不再松开，等医生处理。细绳铁丝会割伤。',
    by: ['first24', 'first21'],
    steps: [
      '绕在伤口上方 5～7 厘米，避开关节',
      '拉紧带子，扣好',
      '旋转绞棒，直到血不再流，固定',
      '写下扎上的时间，不再松开',
    ],
    met: way('time', '血停了。小陈疼得咬住了衣领。', { effects: [drift('blood', 0)] }),
    missed: way('time', '第一次没有绞紧，血只慢了一点，又重来了一次。', {
      share: 'counted',
      costS: 40,
      effects: [drift('blood', 1)],
    }),
  }),
  choose({
    id: 'time',
    title: '过了四十分钟',
    text: '有人说：“书上说要每四十分钟松一次，不然腿会坏死。”',
    ask: '松不松？',
    picture: view('slope', 'night', {
      people: ['man/lying', 'helper/kneeling'],
      props: ['tourniquet', 'phone'],
    }),
    points: 10,
    why: '现在的指南：现场不松。松开会再次大出血，血栓和毒物回流。两小时内一般安全，写清时间、尽快送医。',
    by: ['first24', 'first21'],
    options: [
      right('不松，写清时间，尽快送医', 'warm', '你用口红在他额头写下“T 19:42”。'),
      wrong('松开五分钟让血流过去', 'warm', '血又喷了出来。', {
        critical: '在现场松开止血带',
        effects: [change('blood', 700)],
      }),
    ],
  }),
  chooseSeveral({
    id: 'warm',
    title: '他在发冷',
    text: '小陈脸色苍白，皮肤湿冷，脉搏又快又弱，说口渴。',
    ask: '休克了，做哪些？',
    picture: view('slope', 'night', {
      people: ['man/lying', 'woman/kneeling'],
      props: ['blanket', 'phone'],
    }),
    points: 10,
    why: '平躺、保暖、安抚、叫救援；不给吃喝，防误吸、也为手术。低体温让血更难凝住。',
    by: ['first24', 'first21'],
    rights: ['平躺，垫离湿地', '脱湿衣、裹毯子和急救毯', '打 120 和 119，报经纬度和伤情'],
    wrongs: ['喝大量的水', '喝一口白酒御寒'],
    met: way('signal', '他的手慢慢有了点温度。'),
    missed: way('signal', '他吐了一口，你赶紧侧过他的头。', {
      share: 'counted',
      costS: 20,
      effects: [change('blood', 100)],
    }),
  }),
  sayAmount({
    id: 'signal',
    title: '求救的哨声',
    text: '山谷里没有路，远处有手电光。',
    ask: '国际山地求救信号，每分钟发几次（哨声或灯光），再停一分钟？',
    picture: view('slope', 'night', { people: ['crowd/standing'], props: ['whistle'] }),
    points: 5,
    why: '每分钟 6 次，停 1 分钟，再重复；回应是每分钟 3 次。',
    by: [],
    amount: { unit: '次', least: 1, most: 30, right: 6, tolerance: 0 },
    met: way('rescue', '对面的山上回了三声。'),
    missed: way('rescue', '对方没有把它当作求救，又过了一阵才找来。', { costS: 300 }),
  }),
  choose({
    id: 'rescue',
    title: '担架来了',
    text: '凌晨，救援队沿山脊走来，没有走沟底。',
    ask: '交接时最要紧的一句是？',
    picture: view('slope', 'night', {
      people: ['rescuer/standing', 'man/lying'],
      props: ['blanket'],
    }),
    points: 5,
    why: '止血带的时间写在人身上，也说给接手的人听：医生据此决定怎样松开。',
    by: ['first24'],
    options: [
      right(
        '“左小腿动脉出血，止血带 19 点 42 分扎上，没有松过”',
        'saved',
        '“收到，19 点 42 分。”队医重复了一遍。',
      ),
      half('“快点，他流了很多血！”', 'saved', '队医看见了额头上的字。'),
    ],
  }),
];
