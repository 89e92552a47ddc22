import type { Scene } from '@cheese/drills/graph/scene';
import { choose, press, putInOrder } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withPresses } from '../signs';

export const ending: readonly Scene[] = [
  putInOrder({
    id: 'dig',
    title: '露出的手',
    text: '磨坊的墙边露出一只手，还会动。',
    ask: '排好挖的顺序。',
    picture: view('rubble', 'rain', {
      people: ['man/trapped', 'helper/kneeling'],
      props: ['slab'],
      hazards: ['mud'],
    }),
    points: 15,
    why: '先头，再胸，最后身子：先让他能喘气。胸口被压住，嘴露出来也吸不进气。靠近身体用手挖。',
    by: ['first24'],
    steps: [
      '从手找到头，用手把头挖出来',
      '清掉口鼻里的泥，看呼吸',
      '挖开胸前的土，让胸口能起伏',
      '再挖身子和腿，整体平移出来',
    ],
    met: way('mouth', '老孙的脸露了出来，全是泥。', { effects: [drift('spo2', -0.1)] }),
    missed: way('mouth', '你们先挖开了腿，他的脸还埋着。', {
      share: 'counted',
      costS: 60,
      effects: [drift('spo2', -0.1), change('spo2', -10)],
    }),
  }),
  choose({
    id: 'mouth',
    title: '满嘴的泥',
    text: '他被平移到侧面的石坪上，嘴里是泥，没有反应。',
    ask: '先做什么？',
    picture: view('slope', 'rain', { people: ['man/lying', 'woman/kneeling'] }),
    points: 10,
    timer: {
      seconds: 20,
      way: way('airway', '你叫着他的名字，忘了清他的嘴。', {
        costS: 15,
        effects: [change('spo2', -6)],
      }),
    },
    why: '窒息是被埋的人最先的死因：侧过头，掏出看得见的泥，再开放气道，看呼吸。',
    by: ['first24', 'aha25'],
    options: [
      right('侧过头，用手指裹布清出看得见的泥', 'airway', '掏出一大把泥和草根。', {
        effects: [drift('spo2', -0.05)],
      }),
      wrong('马上口对口吹气', 'airway', '泥被吹进了气道深处。', {
        critical: '没有清理口中的泥就吹气',
        effects: [change('spo2', -8)],
      }),
      wrong('灌水冲一冲', 'airway', '水和泥一起进了气管。', { effects: [change('spo2', -8)] }),
    ],
  }),
  choose({
    id: 'airway',
    title: '他可能伤了颈椎',
    text: '墙砸过他的后背。要看呼吸，就得打开气道。',
    ask: '怎样打开？',
    picture: view('slope', 'rain', { people: ['man/lying', 'woman/kneeling'] }),
    points: 10,
    why: '疑有颈椎伤，受过训练的人先用托颌法；打不开就仰头抬颏：通气比颈椎更要紧。',
    by: ['aha25'],
    options: [
      right('双手托起下颌角，头不后仰；打不开再仰头抬颏', 'breathe', '舌根抬起来了，仍没有呼吸。'),
      half('直接仰头抬颏', 'breathe', '气道开了。没有受过托颌训练的人这样做也可以。'),
      wrong('怕伤颈椎，不敢动', 'breathe', '舌根堵着气道。', {
        costS: 60,
        effects: [change('spo2', -12)],
      }),
    ],
  }),
  choose({
    id: 'breathe',
    title: '窒息的心脏骤停',
    text: '没有反应，没有呼吸。120 在电话里。',
    ask: '怎样做心肺复苏？',
    picture: view('slope', 'rain', { people: ['man/lying', 'woman/kneeling'], props: ['phone'] }),
    points: 10,
    why: '因窒息停跳，吹气与按压同样要紧：30:2。找人去取 AED。',
    by: ['aha25', 'erc25'],
    options: [
      right('30:2，按压和吹气都做，找人去乡卫生院取 AED', 'press', '一个小伙子跑下了山梁。', {
        effects: [drift('spo2', 0.05), drift('chance', withPresses)],
      }),
      half('只按压', 'press', '血里没有氧，按压送不出氧。', {
        share: 0.3,
        effects: [drift('chance', -0.1)],
      }),
      wrong('抬上门板往山下走', 'gone', '山路走了四十分钟。', {
        costS: 600,
        critical: '没有心肺复苏就搬运',
      }),
    ],
  }),
  press({
    id: 'press',
    title: '在雨里按压',
    text: '石坪又平又硬。',
    ask: '跟着节拍做 45 秒。',
    picture: view('slope', 'rain', { people: ['man/lying', 'woman/kneeling'] }),
    points: 15,
    patient: 'adult',
    seconds: 45,
    why: '每分钟 100～120 次，5～6 厘米，完全回弹；每两分钟换人。',
    by: ['aha25', 'erc25'],
    met: way('move', '第五轮时，他猛地吸进一口气。', {
      effects: [change('spo2', 15), drift('spo2', 0.1)],
    }),
    missed: way('move', '换了三个人，才等来那一口气。', {
      costS: 120,
      effects: [change('chance', -15)],
    }),
  }),
  choose({
    id: 'move',
    title: '下山',
    text: '救援队用担架来接。老孙醒了，说后背疼，脚趾能动。',
    ask: '怎样搬？',
    picture: view('slope', 'rain', {
      people: ['man/lying', 'rescuer/standing'],
      props: ['blanket', 'splint'],
    }),
    points: 10,
    why: '疑有脊柱伤：头、颈、躯干成一条直线，多人同时平移上硬担架，保暖，路上看呼吸。',
    by: ['first24'],
    options: [
      right(
        '一人护头，三人托身，数到三一起平移上担架，裹上毯子',
        'saved',
        '“一、二、三！”他像一块木板一样平。',
      ),
      wrong('一个人背下山', 'spine', '走到半路，他说脚没有感觉了。', {
        critical: '疑有脊柱伤而背送',
      }),
      half('扶他坐起来，先喝口热水', 'saved', '他一坐起，就疼得叫出了声，又躺了回去。', {
        share: 0.2,
      }),
    ],
  }),
];
