import type { Scene } from '@cheese/drills/graph/scene';
import { choose, pointAt, press, sayAmount, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withoutPresses, withPresses } from '../signs';

/** From the first compression to the ambulance. */
export const saving: readonly Scene[] = [
  sayAmount({
    id: 'depth',
    title: '压多深',
    text: '旁边的阿姨急着问：“我来换你，要压多深才算数？”',
    ask: '成人胸外按压的深度是多少厘米？',
    picture: view('metro', 'day', { people: ['man/lying', 'helper/kneeling'], props: ['chest'] }),
    points: 5,
    why: '成人至少 5 厘米，不超过 6 厘米。太浅血流不够，太深容易伤及内脏；胸廓要完全回弹，血才流得回心脏。',
    by: ['aha25', 'erc25', 'cpr16'],
    amount: { unit: '厘米', least: 1, most: 12, right: 5.5, tolerance: 0.5 },
    met: way('aed', '“五到六厘米，放松到底。”阿姨点点头，在你身边跪好。'),
    some: [
      way('aed', '阿姨压得太轻，调度员在电话里喊：“再用力！”', {
        when: { is: 'amount', from: 1, to: 4.9 },
        costS: 5,
        effects: [change('chance', -3)],
      }),
    ],
    missed: way('aed', '压得太深，你听见肋骨“咯”地一响。肋骨断了也要继续，但不该压到这么深。', {
      effects: [change('chance', -1)],
    }),
  }),
  press({
    id: 'press',
    title: '按压与吹气',
    text: '节拍器响起来。30 次按压，2 次人工呼吸，每次吹气约 1 秒、看见胸口抬起就好。不愿或不会吹气，就一直按压。',
    ask: '跟着节拍按压 45 秒。',
    picture: view('metro', 'day', {
      people: ['man/lying', 'rescuer/kneeling'],
      props: ['chest', 'phone'],
    }),
    sound: 'crowd',
    points: 20,
    patient: 'adult',
    seconds: 45,
    why: '每分钟 100～120 次，中断少于 10 秒，按压时间至少占 60%。按压的质量决定了有多少血流到大脑。',
    by: ['aha25', 'erc25', 'cpr16'],
    met: way('depth', '节奏稳住了，他的面色没有再变坏。'),
    missed: way('depth', '节奏散了，血流断断续续。调度员开始替你数拍子。', {
      effects: [change('chance', -12)],
    }),
  }),
  choose({
    id: 'aed',
    title: 'AED 到了',
    text: '安检员抱着 AED 冲回来，放在他头侧。你正按到第二轮的一半。',
    ask: '接下来？',
    picture: view('metro', 'day', {
      people: ['man/lying', 'rescuer/kneeling', 'helper/standing'],
      props: ['aed', 'chest'],
    }),
    sound: 'aed',
    points: 15,
    timer: {
      seconds: 30,
      way: way('pads', '大家望着 AED，谁也没有动。按压停了，电也没有送上。', {
        costS: 20,
        effects: [change('chance', -5)],
      }),
    },
    why: '按压不停，另一个人开机贴片；越早除颤越好，每晚一分钟生存机会少约一成。',
    by: ['aha25', 'cpr16'],
    options: [
      right('你继续按压，让安检员开机、听语音、贴电极片', 'pads', '绿灯亮起，机器开口说话。'),
      half('停下按压，自己研究说明书', 'pads', '你读了半分钟图示，这半分钟没有血流。', {
        costS: 30,
        effects: [change('chance', -4)],
      }),
      wrong('先做完五个循环再说，不急着开机', 'pads', '两分钟后才开机。', {
        costS: 100,
        effects: [change('chance', -8)],
      }),
    ],
  }),
  pointAt({
    id: 'pads',
    title: '贴在哪里',
    text: '他的胸口全是汗。你用毛巾擦干，撕开电极片。',
    ask: '在图上指出两片电极片的位置。',
    picture: {
      ...view('metro', 'day', { props: ['chest'] }),
      props: [{ what: 'chest', x: 0.5, y: 0.5 }],
    },
    points: 10,
    why: '一片在右锁骨下方，一片在左乳头外侧、腋中线上，电流才能穿过心脏。汗水要擦干；贴膏药的地方揭掉擦净；皮下有起搏器就避开几厘米。画面里他的右侧在你的左手边。',
    by: ['aha25', 'erc25'],
    areas: [
      { name: '右锁骨下方', box: [0.25, 0.22, 0.2, 0.2], isRight: true },
      { name: '左乳头外侧、腋中线', box: [0.66, 0.5, 0.16, 0.22], isRight: true },
      { name: '胸骨正中', box: [0.46, 0.3, 0.1, 0.3] },
      { name: '上腹部', box: [0.4, 0.72, 0.2, 0.18] },
      { name: '左锁骨下方', box: [0.57, 0.22, 0.18, 0.2] },
    ],
    met: way('clear', '机器说：“正在分析心律，请不要接触患者。”'),
    missed: way('clear', '机器提示接触不良，你照着图重新贴了一遍。', {
      share: 'counted',
      costS: 20,
    }),
  }),
  choose({
    id: 'clear',
    title: '建议电击',
    text: '“建议电击，正在充电……请按下闪烁的按钮。”阿姨还握着他的手，小声念着“醒醒”。',
    ask: '你怎么做？',
    picture: view('metro', 'day', {
      people: ['man/lying', 'helper/kneeling'],
      props: ['aed', 'pads'],
    }),
    sound: 'aed',
    points: 15,
    why: '按下之前必须看一圈并大声说“都离开”，确认没有人接触他。电击之后不要摸脉搏、不要等，立刻接着按压。',
    by: ['aha25', 'cpr16'],
    options: [
      right('大声喊“都离开！”，看一圈没有人碰他，再按下', 'after', '他的身体猛地一弹。', {
        effects: [change('chance', 10)],
      }),
      wrong('立刻按下，抢时间', 'shocked', '阿姨“啊”地一声坐倒在地，手臂发麻。', {
        costS: 30,
        critical: '有人接触患者时电击',
      }),
      wrong('不敢按，让机器自己决定', 'after', '机器等了十几秒，自动取消了充电。', {
        costS: 40,
        effects: [change('chance', -8)],
      }),
    ],
  }),
  tell({
    id: 'shocked',
    title: '两个人要照顾',
    text: '阿姨说只是麻了一下，没有大碍，可你出了一身冷汗。电击已经送出，他还没有醒。',
    picture: view('metro', 'day', { people: ['man/lying', 'helper/sitting'], props: ['aed'] }),
    label: '回到患者身边',
    to: 'after',
  }),
  choose({
    id: 'after',
    title: '电击之后',
    text: '机器：“电击已完成。”他仍然没有动。',
    ask: '马上做什么？',
    picture: view('metro', 'day', {
      people: ['man/lying', 'rescuer/kneeling'],
      props: ['aed', 'pads'],
    }),
    points: 10,
    why: '电击后心脏往往要一会儿才能有力地跳，马上按压两分钟，再听机器分析。停下来看，等于又一次停跳。',
    by: ['aha25', 'erc25', 'cpr16'],
    options: [
      right('立刻从按压开始，继续 2 分钟，电极片不揭', 'tired', '一、二、三……', {
        effects: [drift('chance', withPresses)],
      }),
      wrong('停下来摸一分钟脉搏', 'tired', '你什么也没有摸到。', {
        costS: 60,
        effects: [drift('chance', withoutPresses), change('chance', -6)],
      }),
      wrong('关机，把电极片揭下来', 'tired', '两分钟后他需要第二次电击，却要从头再来。', {
        costS: 60,
        effects: [change('chance', -8)],
      }),
    ],
  }),
  choose({
    id: 'tired',
    title: '手臂发酸',
    text: '按到第二个两分钟，你的动作明显变浅了。救护车还有四分钟。',
    ask: '怎么办？',
    picture: view('metro', 'day', { people: ['man/lying', 'rescuer/kneeling', 'helper/kneeling'] }),
    points: 5,
    why: '每 2 分钟（或累了就）换人，换手在 5 秒之内。疲劳时人往往感觉不到自己已经压浅。',
    by: ['aha25', 'cpr16'],
    options: [
      right('和阿姨轮换：数到三，五秒内换手', 'moving', '交接几乎没有断拍。'),
      half('咬牙自己坚持到救护车来', 'moving', '你的按压越来越浅。', {
        effects: [change('chance', -8)],
      }),
      wrong('停下来歇一会儿', 'moving', '一分钟里没有血流。', {
        costS: 60,
        effects: [change('chance', -12)],
      }),
    ],
  }),
  choose({
    id: 'moving',
    title: '他动了',
    text: '他忽然咳了一声，手指蜷起，胸口有了均匀的起伏，眼睛慢慢睁开。',
    ask: '现在做什么？',
    picture: view('metro', 'day', {
      people: ['man/lying', 'rescuer/kneeling'],
      props: ['aed', 'blanket'],
    }),
    points: 5,
    why: '有了正常呼吸和反应才停止按压；侧卧保持气道通畅，AED 不关不揭，一直看着他，直到交给急救人员：心脏可能再次停跳。',
    by: ['aha25', 'erc25'],
    options: [
      right(
        '停止按压，侧卧，盖好，AED 开着，守着他的呼吸',
        'saved',
        '急救员跪下来接手：“电击过一次，按压约八分钟。”你说得很清楚。',
      ),
      half('继续按压，救护车不来就不停', 'sore', '他痛得抬手推开你。'),
      wrong('扶他坐起来，喂几口水，让他回家休息', 'relapse', '他站起来没走出十步，又倒了下去。', {
        critical: '让刚复苏的人起身离开',
      }),
    ],
  }),
];
