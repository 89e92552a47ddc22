import type { Scene } from '@cheese/drills/graph/scene';
import { choose, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withoutPresses, withPresses } from '../signs';

export const beginning: readonly Scene[] = [
  tell({
    id: 'nap',
    title: '午睡醒来',
    text: '你推开卧室门，想看看七个月大的朵朵醒了没有。她俯卧在大床中间，脸埋在松软的被子里，小手一动不动。',
    picture: view('bedroom', 'day', { people: ['infant/prone'], props: ['bed', 'blanket'] }),
    label: '抱起来看',
    to: 'check',
  }),
  choose({
    id: 'check',
    title: '朵朵？',
    text: '她的脸发白，嘴边一圈青紫，身子还是热的。',
    ask: '怎样判断婴儿有没有反应？',
    picture: view('bedroom', 'day', { people: ['infant/lying', 'woman/standing'] }),
    points: 10,
    timer: {
      seconds: 20,
      way: way('breathing', '你抱着她呆住了，脑子里一片空白。', {
        costS: 10,
        effects: [drift('chance', withoutPresses)],
      }),
    },
    why: '拍足底、呼唤，同时看胸腹，不超过 10 秒。摇晃婴儿会造成颅内出血。',
    by: ['aha25', 'erc25'],
    options: [
      right('平放在硬的地方，拍打足底，大声叫她', 'breathing', '没有哭，没有动。', {
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('抓住双肩使劲摇', 'breathing', '她的头前后甩动，仍没有声音。', {
        critical: '摇晃婴儿',
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('倒提双脚拍屁股', 'breathing', '她的手臂垂下来，没有哭。', {
        costS: 20,
        effects: [drift('chance', withoutPresses)],
      }),
    ],
  }),
  choose({
    id: 'breathing',
    title: '看胸腹',
    text: '你盯着她的肚子看了几秒，没有起伏。',
    ask: '现在怎么做？家里只有你，手机在口袋里。',
    picture: view('bedroom', 'day', {
      people: ['infant/lying', 'woman/kneeling'],
      props: ['phone', 'bed'],
    }),
    points: 15,
    why: '免提打 120，手上立即开始。孩子多是缺氧引起的骤停，时间用在路上就没有了。没有电话时，先做 2 分钟再抱着她去求救。',
    by: ['aha25', 'erc25'],
    options: [
      right(
        '免提拨 120，同时把她放到硬桌面上开始急救',
        'where',
        '“别挂，我教您做。”调度员的声音很稳。',
      ),
      wrong('裹上被子，打车去医院', 'taxi', '电梯一层一层地停。', {
        costS: 120,
        critical: '没有急救就抱着婴儿上路',
      }),
      wrong('打给外婆，问该怎么办', 'where', '外婆在电话里哭了起来。', { costS: 60 }),
    ],
  }),
  choose({
    id: 'taxi',
    title: '电梯里',
    text: '邻居看见她的脸色，脱口而出：“她没在喘气！”电梯停在九楼，楼下没有车。',
    ask: '还来得及改吗？',
    picture: view('corridor', 'day', {
      people: ['infant/carried', 'helper/standing'],
      props: ['lift', 'phone'],
    }),
    why: '任何时候发现没有呼吸，都就地开始：地面就是硬的平面。',
    by: ['aha25'],
    options: [
      right('就地放下，邻居打 120，开始按压和吹气', 'where', '你跪在电梯口的地砖上。'),
      wrong('继续往楼下跑', 'lost', '到医院时，她没有心跳已经二十多分钟。', { costS: 900 }),
    ],
  }),
  choose({
    id: 'where',
    title: '头的位置',
    text: '调度员：“把她平放，打开气道。”婴儿的后脑勺大，躺下时下巴容易贴着胸口。',
    ask: '婴儿的头应放成什么样？',
    picture: view('bedroom', 'day', { people: ['infant/lying'], props: ['table', 'towel'] }),
    points: 10,
    why: '中立位（像在闻花香，鼻尖朝上）；过度后仰会把柔软的气管折住，低头则被舌头堵住。',
    by: ['aha25', 'erc25'],
    options: [
      right('中立位：鼻尖朝上，肩下垫一层薄毛巾', 'breaths', '气道开了。'),
      wrong('像大人一样尽量往后仰', 'breaths', '吹气时胸口不动，你重新放了一次。', { costS: 12 }),
      wrong('垫高枕头', 'breaths', '下巴顶住了胸口，吹不进气。', { costS: 15 }),
    ],
  }),
  choose({
    id: 'breaths',
    title: '怎样吹气',
    text: '她的脸还没有你的手掌大。',
    ask: '给婴儿吹气的正确做法是？',
    picture: view('bedroom', 'day', { people: ['infant/lying', 'woman/kneeling'] }),
    points: 10,
    why: '口包住口和鼻，每次约 1 秒，只用腮帮里的一口气，看见胸口抬起就停；吹多了会胀胃、反流。',
    by: ['aha25', 'erc25'],
    options: [
      right('用嘴同时包住她的口和鼻，轻吹 1 秒，看见胸口抬起', 'how', '小小的胸口抬了起来。', {
        effects: [change('chance', 3)],
      }),
      wrong('捏住鼻子对嘴吹，深吸一口用力吹', 'how', '气漏了一半，胃鼓了起来。', {
        effects: [change('chance', -3)],
      }),
      half('只按压，不吹气', 'how', '婴儿多是因为缺氧才停跳，不吹气，血里没有氧。', {
        share: 0.3,
        effects: [change('chance', -5)],
      }),
    ],
  }),
  choose({
    id: 'how',
    title: '用哪只手',
    text: '“两乳头连线下方，胸骨下半段。”',
    ask: '2025 年的指南推荐用什么手法按压婴儿？',
    picture: view('bedroom', 'day', { people: ['infant/lying'], props: ['chest'] }),
    points: 15,
    why: '双拇指环抱，或一只手的掌根。AHA 2025 年起不再推荐“两根手指”：压不深，也很快就累。',
    by: ['aha25'],
    options: [
      right('双拇指并排、四指环抱胸背', 'depth', '压得稳，也压得深。', {
        effects: [drift('chance', withPresses)],
      }),
      right('一只手的掌根', 'depth', '压得到深度，另一只手扶着她的额头。', {
        effects: [drift('chance', withPresses)],
      }),
      half('食指和中指两根手指', 'depth', '按了一分钟，指头就软了，深度不够。', {
        effects: [drift('chance', withPresses), change('chance', -4)],
      }),
      wrong('双手掌根重叠', 'depth', '力量太大，整个胸廓都陷了下去。', {
        effects: [drift('chance', withPresses), change('chance', -6)],
      }),
    ],
  }),
];
