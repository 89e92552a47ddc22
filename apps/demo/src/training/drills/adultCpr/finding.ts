import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, putInOrder, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, half, right, way, wrong } from '@cheese/drills/writing/ways';
import { withoutPresses, withPresses } from '../signs';

/** From the fall to the first compression. */
export const finding: readonly Scene[] = [
  tell({
    id: 'fall',
    title: '早高峰的站厅',
    text: '周一早上八点十分，地铁站厅。你前面那位五十来岁的男士忽然停住，手按着胸口，身子一歪，直直倒在安检机旁。公文包滑出去老远，人群“哗”地让开一圈，却没有一个人上前。',
    picture: view('metro', 'day', { people: ['man/lying', 'crowd/standing'] }),
    sound: 'crowd',
    label: '走上前去',
    to: 'safety',
  }),
  choose({
    id: 'safety',
    title: '走近之前',
    text: '他仰面躺在地上，一动不动。旁边有一摊打翻的豆浆，安检机的传送带已经停下。',
    ask: '蹲下去之前，你先做什么？',
    picture: view('metro', 'day', { people: ['man/lying'], hazards: ['water'] }),
    points: 5,
    why: '先看环境：没有电、没有车、没有火，才靠近。施救者受伤，就少了一个救人的人。这一眼只要两三秒。',
    by: ['aha25', 'cpr16'],
    options: [
      right(
        '扫一眼四周：没有漏电、坠物和来车，再靠近',
        'check',
        '地面只是豆浆，没有危险。你在他右侧跪下。',
      ),
      half('什么也不看，直接扑过去', 'check', '你的膝盖滑了一下，幸好没有摔在他身上。'),
      wrong(
        '先举起手机拍下来，免得以后说不清',
        'check',
        '你拍了二十秒。民法典保护自愿施救的人，这二十秒却没有人能还给他。',
        { costS: 20 },
      ),
    ],
  }),
  choose({
    id: 'check',
    title: '他还有反应吗',
    text: '他面色发灰，眼睛半睁。',
    ask: '怎样判断他有没有反应？',
    picture: view('metro', 'day', { people: ['man/lying', 'rescuer/kneeling'] }),
    points: 5,
    timer: {
      seconds: 25,
      way: way('breathing', '你愣住了。等回过神来，二十多秒已经过去，他仍然没有动。', { costS: 5 }),
    },
    why: '轻拍双肩、在两耳旁大声呼唤，几秒就够。摇晃头颈可能加重颈椎损伤，掐人中没有证据，只会拖延。',
    by: ['aha25', 'cpr16'],
    options: [
      right('拍双肩，在两侧耳边大声喊：“先生，您怎么了？”', 'breathing', '没有任何回应。'),
      wrong('抱住他的头用力摇晃', 'breathing', '没有回应。若他摔伤了颈椎，这样摇很危险。', {
        costS: 8,
      }),
      wrong('掐人中，等他疼醒', 'breathing', '你掐了半分钟，他没有醒。心脏停跳的人掐不醒。', {
        costS: 30,
      }),
    ],
  }),
  choose({
    id: 'breathing',
    title: '那是呼吸吗',
    text: '他的嘴隔很久才张一下，像鱼离了水，发出“嗬——”的一声，胸口几乎不动。',
    ask: '你用不超过 10 秒看他的胸腹，怎么判断？',
    picture: view('metro', 'day', { people: ['man/lying', 'rescuer/kneeling'] }),
    points: 15,
    why: '这是濒死叹息样呼吸，不是正常呼吸，半数左右的心脏骤停早期都有。没有反应又没有正常呼吸，就按心脏骤停处理；普通施救者不必摸脉搏，判断不超过 10 秒。',
    by: ['aha25', 'erc25', 'cpr16'],
    options: [
      right(
        '这是濒死叹息，等于没有正常呼吸：按心脏骤停处理',
        'help',
        '你认出了它。秒表从这一刻起走动。',
        { effects: [drift('chance', withoutPresses)] },
      ),
      wrong('还在喘气，摆成侧卧位等救护车', 'onSide', '你把他翻成侧卧。周围的人松了一口气。', {
        costS: 60,
        critical: '把濒死叹息当成呼吸，没有开始按压',
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('摸一摸手腕，再摸一摸脖子，仔细找脉搏', 'help', '你摸了四十秒，始终拿不准。', {
        costS: 40,
        effects: [drift('chance', withoutPresses)],
      }),
    ],
  }),
  choose({
    id: 'onSide',
    title: '嘴唇变紫了',
    text: '一分钟后，他的“喘气”停了，嘴唇和耳垂紫得吓人。有人小声说：“他是不是……不行了？”',
    ask: '现在呢？',
    picture: view('metro', 'day', { people: ['man/side', 'crowd/standing'] }),
    why: '发现判断错了，马上改：放平、呼救、按压。已经过去的时间要不回来，剩下的还在你手里。',
    by: ['aha25'],
    options: [
      right('立刻放平，呼救，准备按压', 'help', '你把他翻回仰卧。'),
      wrong('继续等，救护车应该快到了', 'gone', '救护车在早高峰的车流里走了十一分钟。', {
        costS: 300,
      }),
    ],
  }),
  chooseSeveral({
    id: 'help',
    title: '叫人',
    text: '围观的人里有安检员、一个戴耳机的学生、一位拎菜的阿姨。墙上的立柱后露出一角绿底白心的标志。',
    ask: '你要同时做到哪几件事？',
    picture: view('metro', 'day', {
      people: ['man/lying', 'crowd/standing'],
      props: ['phone', 'aed'],
    }),
    points: 15,
    why: '指着一个具体的人，他才会动。打 120 开免提，调度员可以一直指导你按压；最近的 AED 要有专人去拿。给失去意识的人喂药喂水会堵住气道。',
    by: ['aha25', 'erc25', 'helper20'],
    rights: [
      '指定学生打 120，开免提放在旁边',
      '指定安检员去取 AED，取到马上送回',
      '问在场的人谁会心肺复苏',
    ],
    wrongs: ['从他包里翻出救心丸塞进嘴里', '自己跑去找站长，把他留在原地'],
    met: way('position', '学生报出了站名和出口，安检员拔腿就跑，阿姨说：“我学过一点！”'),
    some: [
      way('position', '药丸卡在舌根，你又花时间把它抠出来。', {
        when: { is: 'chosen', ids: ['d'] },
        costS: 20,
        critical: '给没有意识的人喂药',
      }),
      way('position', '你跑出去又跑回来，他身边空了一分多钟。', {
        when: { is: 'chosen', ids: ['e'] },
        costS: 70,
        critical: '离开心脏骤停的人',
      }),
    ],
    missed: way('position', '有一件事没有人去做，后来要再补。', { share: 'counted', costS: 15 }),
  }),
  putInOrder({
    id: 'position',
    title: '摆好姿势',
    text: '学生把手机放在地上：“120 说可以开始按了！”',
    ask: '把开始按压前的动作排好顺序。',
    picture: view('metro', 'day', {
      people: ['man/lying', 'rescuer/kneeling'],
      props: ['phone', 'chest'],
    }),
    points: 10,
    why: '硬而平的地面；两乳头连线中点、胸骨下半段；双臂垂直，用上身的重量压下 5～6 厘米，每次完全回弹。',
    by: ['aha25', 'cpr16'],
    steps: [
      '让他仰卧在坚硬的地面上，跪到身侧',
      '解开外衣，露出胸口',
      '一手掌根放在胸骨下半段，另一手叠上，手指翘起',
      '双臂伸直，肩膀在手的正上方，开始下压',
    ],
    met: way('press', '姿势到位。', { effects: [drift('chance', withPresses)] }),
    missed: way('press', '手忙脚乱地调整了几次才压下去。', {
      share: 'counted',
      costS: 12,
      effects: [drift('chance', withPresses), change('chance', -2)],
    }),
  }),
];
