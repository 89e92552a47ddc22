import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, putInOrder, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { drift, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  choose({
    id: 'chest',
    title: '插在胸口的木片',
    text: '小李靠墙坐着，一根筷子粗的木片扎在右胸，血不多，他喘得很急，说：“帮我拔出来……”',
    ask: '怎么办？',
    picture: view('rubble', 'dusk', {
      people: ['child/sitting', 'woman/kneeling'],
      props: ['gauze'],
      hazards: ['blood'],
    }),
    points: 20,
    timer: {
      seconds: 25,
      way: way('open', '你盯着那根木片，他自己伸手把它拔了出来。', {
        effects: [drift('spo2', -0.1)],
      }),
    },
    why: '扎进去的东西不拔：它可能正堵着血管。在两边垫高固定，别让它晃。',
    by: ['first24'],
    options: [
      right(
        '不拔，两边用厚纱布垫住固定，让他半坐着',
        'size',
        '木片不再晃动，他的呼吸平稳了一点。',
        { effects: [drift('spo2', 0)] },
      ),
      wrong('拔出来，再按住', 'open', '“噗”的一声，气从伤口里冒泡。', {
        critical: '拔出刺入胸部的异物',
        effects: [drift('spo2', -0.15)],
      }),
      wrong('把露在外面的一截掰断', 'open', '木片在里面转了一下，他惨叫起来。', {
        effects: [drift('spo2', -0.1)],
      }),
    ],
  }),
  choose({
    id: 'open',
    title: '会吸气的伤口',
    text: '每次吸气，伤口都“嘶嘶”响，冒出血泡。',
    ask: '怎样处理开放的胸部伤口？',
    picture: view('rubble', 'dusk', {
      people: ['child/sitting', 'woman/kneeling'],
      props: ['gauze'],
      hazards: ['blood'],
    }),
    points: 0,
    why: 'ERC 2021 与 AHA 2024：现场可以让它敞着，或松松盖一层不密封的干敷料，有胸部专用单向阀敷料可以用；密封死了，里面的气排不出来，会变成张力性气胸。若盖上后喘得更厉害，马上揭开。',
    by: ['first21', 'first24'],
    options: [
      right('敞着或松松盖上不密封的敷料，随时看他喘得怎样', 'size', '他还在喘，但没有更糟。', {
        effects: [drift('spo2', -0.02)],
      }),
      wrong('用保鲜膜和胶带四边密封', 'lost', '几分钟后他的脖子青筋暴起，气管歪向一边。', {
        costS: 180,
        critical: '密封开放的胸部伤口',
      }),
    ],
  }),
  sayAmount({
    id: 'size',
    title: '分拣',
    text: '校医赶来，手里只有一副血氧仪。地上坐着七个人。',
    ask: '检伤时，成人呼吸超过每分钟多少次，就要列为最优先？（START 法）',
    picture: view('square', 'dusk', { people: ['crowd/sitting', 'helper/standing'] }),
    points: 10,
    why: 'START 检伤：能走的先请到一边；不能走的看呼吸，超过 30 次/分为红色；再看循环（脉搏或毛细血管充盈 2 秒）和能否听懂指令。',
    by: [],
    amount: { unit: '次', least: 10, most: 60, right: 30, tolerance: 0 },
    met: way('triage', '你们给小李系上了红色的布条。'),
    missed: way('triage', '校医提醒你：“三十次。”', { costS: 15 }),
  }),
  putInOrder({
    id: 'triage',
    title: '先救谁',
    text: '救护车先来了一辆。',
    ask: '按先后排好这四个人。',
    picture: view('square', 'dusk', { people: ['crowd/sitting', 'rescuer/standing'] }),
    sound: 'siren',
    points: 10,
    why: '红、黄、绿：危及生命而救得活的先走；骨折、能等的其次；擦伤、能走的最后；没有呼吸、开放气道后仍没有的，多人受伤时不占用第一辆车。',
    by: [],
    steps: [
      '小李：胸部穿刺伤，呼吸 34 次/分',
      '厨师：小腿骨折，神志清楚，呼吸 20 次/分',
      '学生：手背擦伤，自己走来的',
      '被压在梁下的人：开放气道后仍没有呼吸',
    ],
    met: way('saved', '第一辆车带走了小李。'),
    some: [
      {
        ...way('hit', '小李等了第二辆车。', { share: 'counted' }),
        when: { is: 'not', of: { is: 'before', first: 'a', then: 'b' } },
      },
    ],
    missed: way('saved', '顺序有些出入，小李还是先走了。', { share: 'counted' }),
  }),
  chooseSeveral({
    id: 'hit',
    title: '又等了二十分钟',
    text: '小李的嘴唇发紫。第二辆车到了。',
    ask: '等的时候，还能做什么？',
    picture: view('square', 'dusk', {
      people: ['child/sitting', 'woman/kneeling'],
      props: ['blanket'],
    }),
    why: '半坐位、保暖、盯着呼吸和神志，随时准备心肺复苏。',
    by: ['first24'],
    rights: ['让他半坐，盖好毯子', '每几分钟数一次呼吸，看神志'],
    wrongs: ['让他起来走动走动', '给他喝水'],
    met: way('worse', '他撑到了医院。'),
    missed: way('worse', '他撑到了医院，已经昏了过去。', { effects: [drift('spo2', 0)] }),
  }),
];
