import type { Scene } from '@cheese/drills/graph/scene';
import { choose, press, sayAmount } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const ending: readonly Scene[] = [
  sayAmount({
    id: 'depth',
    title: '多深',
    text: '他那么小，你怕把他压坏。',
    ask: '六岁的孩子，按压深度约多少厘米？',
    picture: view('park', 'day', { people: ['child/lying'], props: ['chest'] }),
    points: 10,
    why: '胸廓前后径的三分之一，约 5 厘米。不敢用力是最常见的失误。',
    by: ['aha25', 'erc25'],
    amount: { unit: '厘米', least: 1, most: 10, right: 5, tolerance: 0.5 },
    met: way('press', '约五厘米，压下去，完全松开。'),
    some: [
      way('press', '太浅了，压下去的血到不了大脑。', {
        when: { is: 'amount', from: 1, to: 4.4 },
        effects: [change('chance', -4)],
      }),
    ],
    missed: way('press', '太深了，这是成人的上限以上。', { effects: [change('chance', -2)] }),
  }),
  press({
    id: 'press',
    title: '30:2',
    text: '现在只有你一个人施救：30 次按压，仰头抬颏，口对口吹 2 次，每次 1 秒，看见胸口抬起。',
    ask: '跟着节拍做 45 秒。',
    picture: view('park', 'day', { people: ['child/lying', 'woman/kneeling'], props: ['phone'] }),
    points: 20,
    patient: 'child',
    seconds: 45,
    why: '孩子的心脏骤停多由缺氧引起，会做就一定要吹气。单人 30:2，两名受过训练的人 15:2；每分钟 100～120 次。',
    by: ['aha25', 'erc25'],
    met: way('aed', '他的胸口随着你的吹气抬起来。'),
    missed: way('aed', '节奏乱了，或者没有吹气，血里的氧越来越少。', {
      effects: [change('chance', -12)],
    }),
  }),
  choose({
    id: 'aed',
    title: '电极片只有一种',
    text: '李老师抱着 AED 跪下来，翻遍盒子：“没有儿童电极片，也没有儿童钥匙！”',
    ask: '怎么办？',
    picture: view('park', 'day', {
      people: ['child/lying', 'helper/kneeling'],
      props: ['aed', 'pads'],
    }),
    sound: 'aed',
    points: 15,
    timer: {
      seconds: 30,
      way: way('pads', '两个人对着电极片犹豫，按压也停了。', {
        costS: 20,
        effects: [change('chance', -6)],
      }),
    },
    why: '8 岁以下优先用儿童电极片或能量衰减；没有就用成人的，不要因此不除颤。按压在贴片时不停。',
    by: ['aha25', 'erc25'],
    options: [
      right('用成人电极片，李老师贴，你继续按压', 'pads', '“贴前面一片，后背一片！”电话里说。'),
      wrong('成人的电量太大，不用 AED', 'late', '你们一直按压，直到救护车来。', {
        costS: 240,
        critical: '没有儿童电极片就放弃除颤',
      }),
      half('剪小电极片再贴', 'pads', '剪坏了一片，幸好还有备用的。', { costS: 25, share: 0 }),
    ],
  }),
  choose({
    id: 'pads',
    title: '贴不下两片',
    text: '他的胸口太小，两片都放在前面就挨在了一起。',
    ask: '怎样贴？',
    picture: view('park', 'day', { people: ['child/lying'], props: ['pads', 'chest'] }),
    points: 10,
    why: '两片相碰，电流会从皮肤表面走。一片贴胸口正中，一片贴后背两肩胛骨之间，心脏正好夹在中间。',
    by: ['aha25', 'erc25'],
    options: [
      right('一片在胸口正中，一片在后背肩胛之间', 'shock', '“正在分析心律……建议电击。”'),
      wrong('两片叠着贴在胸前', 'shock', '机器报错，你们重新贴了一次。', {
        costS: 25,
        effects: [change('chance', -4)],
      }),
      wrong('只贴一片', 'shock', '机器反复提示“请连接电极片”。', {
        costS: 30,
        effects: [change('chance', -4)],
      }),
    ],
  }),
  choose({
    id: 'shock',
    title: '都离开',
    text: '按钮闪烁。李老师的膝盖还贴着小宇的手臂。',
    ask: '按下之前和之后？',
    picture: view('park', 'day', { people: ['child/lying', 'helper/kneeling'], props: ['aed'] }),
    points: 15,
    why: '喊“都离开”并看一圈；电击后立刻从按压开始，两分钟后再听分析。',
    by: ['aha25'],
    options: [
      right('喊“都离开”，确认后按下，随即恢复按压', 'breathes', '一下。你马上接着按。', {
        effects: [change('chance', 8)],
      }),
      wrong('直接按下', 'breathes', '李老师的腿猛地一抽。', {
        costS: 20,
        critical: '有人接触患者时电击',
      }),
      half('确认后按下，然后停下来看他醒没醒', 'breathes', '你们盯着他看了半分钟。', {
        costS: 30,
        effects: [change('chance', -5)],
      }),
    ],
  }),
  choose({
    id: 'breathes',
    title: '哭了',
    text: '又一轮过后，小宇“哇”地哭出声，手脚乱动。救护车的声音近了。',
    ask: '接下来？',
    picture: view('park', 'day', {
      people: ['child/side', 'woman/kneeling'],
      props: ['aed', 'blanket'],
    }),
    sound: 'siren',
    points: 5,
    why: '停止按压，侧卧、保暖、看着呼吸，电极片不揭，把经过交给急救人员。这样的孩子都要去医院查清心脏的原因。',
    by: ['aha25'],
    options: [
      right(
        '侧卧保暖，电极片不揭，守到急救员接手',
        'saved',
        '你报出倒地、按压、电击的时间，一个不差。',
      ),
      wrong('既然醒了，让家长接回家观察', 'home', '妈妈抱着他走了。', {
        critical: '让刚复苏的孩子离开',
      }),
    ],
  }),
];
