import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, pointAt, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, drift, right, way, wrong } from '@cheese/drills/writing/ways';
import { withoutPresses, withPresses } from '../signs';

export const beginning: readonly Scene[] = [
  tell({
    id: 'run',
    title: '体育课',
    text: '下午第二节，六岁的小宇刚跑完 50 米，笑着往回走，忽然像断了线一样扑倒在跑道上。你是带班老师，离他二十步。孩子们以为他在闹着玩。',
    picture: view('park', 'day', { people: ['child/prone', 'crowd/standing'] }),
    sound: 'crowd',
    label: '跑过去',
    to: 'check',
  }),
  choose({
    id: 'check',
    title: '小宇？',
    text: '他脸朝下趴着，一只鞋掉了。跑道上没有别的危险。',
    ask: '先做什么？',
    picture: view('park', 'day', { people: ['child/prone', 'woman/kneeling'] }),
    points: 10,
    timer: {
      seconds: 25,
      way: way('breathing', '你喊了好几遍他的名字，没有伸手。孩子们开始哭。', {
        costS: 10,
        effects: [drift('chance', withoutPresses)],
      }),
    },
    why: '整体翻身成仰卧，护住头颈；轻拍、呼唤，同时看有没有反应，再用不超过 10 秒看呼吸。',
    by: ['aha25', 'erc25'],
    options: [
      right('护住头颈把他翻过来，拍肩呼唤', 'breathing', '他没有睁眼，软得像一件衣服。', {
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('抱起来跑向医务室', 'carried', '医务室在教学楼另一头，你一边跑一边喊。', {
        costS: 90,
        critical: '抱着心脏骤停的孩子奔跑，没有按压',
        effects: [drift('chance', withoutPresses)],
      }),
      wrong('掐人中、往脸上泼水', 'breathing', '水流进了他的鼻子，他没有醒。', {
        costS: 25,
        effects: [drift('chance', withoutPresses)],
      }),
    ],
  }),
  tell({
    id: 'carried',
    title: '医务室锁着',
    text: '门上贴着“校医外出开会，两点半回”。你抱着他靠在墙上，手臂发抖。他的嘴唇已经发紫。一分半钟就这样过去了。',
    picture: view('corridor', 'day', {
      people: ['child/carried', 'woman/standing'],
      props: ['door'],
    }),
    label: '就地放平',
    to: 'breathing',
  }),
  choose({
    id: 'breathing',
    title: '十秒钟',
    text: '你俯下身看他的胸口：没有起伏。隔了好几秒，下巴抽动了一下。',
    ask: '怎么判断？',
    picture: view('park', 'day', { people: ['child/lying', 'woman/kneeling'] }),
    points: 15,
    why: '没有反应，没有正常呼吸（偶尔抽动一下的下巴是濒死叹息），就开始心肺复苏。孩子也会有心律失常，见着倒下的，要尽快拿到 AED。',
    by: ['aha25', 'erc25'],
    options: [
      right('没有正常呼吸，开始心肺复苏', 'help', '你把手机按成免提，丢在草地上。'),
      wrong(
        '是癫痫，往嘴里塞一块毛巾别让他咬舌头',
        'stuffed',
        '毛巾塞进去了，他没有抽搐，只是越来越紫。',
        { costS: 30, critical: '往没有意识的孩子嘴里塞东西' },
      ),
      wrong('中暑了，抬到树荫下扇风', 'help', '风吹着他的头发。一分钟后你才觉得不对。', {
        costS: 60,
      }),
    ],
  }),
  tell({
    id: 'stuffed',
    title: '堵住了',
    text: '班长带着哭腔说：“老师，他嘴里堵着，怎么喘气呀？”你猛地把毛巾抽出来。',
    picture: view('park', 'day', { people: ['child/lying', 'child/standing'], props: ['towel'] }),
    label: '重新开始',
    to: 'help',
  }),
  chooseSeveral({
    id: 'help',
    title: '谁去做什么',
    text: '隔壁班的李老师跑了过来。体育馆门口挂着一台 AED，离这里一百米。你的手机就在手边。',
    ask: '选出现在要同时进行的事。',
    picture: view('park', 'day', {
      people: ['child/lying', 'helper/running'],
      props: ['phone', 'aed'],
    }),
    points: 15,
    why: '手机免提打 120，手不离开孩子；另一个人跑去拿 AED。若真的只有一个人又没有电话，对没人看见倒下的孩子先做 2 分钟心肺复苏再去求救。',
    by: ['aha25'],
    rights: [
      '免提拨 120，边说边做',
      '让李老师跑去拿 AED',
      '让班长把同学带到远处，到校门口等救护车',
    ],
    wrongs: ['先打电话征得家长同意', '等校长来了再决定'],
    met: way('place', '电话通了，李老师已经冲出去。'),
    some: [
      way('place', '家长的电话响了很久。急救不需要等监护人同意。', {
        when: { is: 'chosen', ids: ['d'] },
        share: 0.2,
        costS: 50,
      }),
      way('place', '没有人敢动，大家都在等。', {
        when: { is: 'chosen', ids: ['e'] },
        costS: 90,
        critical: '等待指示，没有开始施救',
      }),
    ],
    missed: way('place', '有一件事漏了，过一会儿才补上。', { share: 'counted', costS: 15 }),
  }),
  pointAt({
    id: 'place',
    title: '手放在哪里',
    text: '你解开他的运动衫。',
    ask: '指出按压的位置。',
    picture: view('park', 'day', { people: ['child/lying'], props: ['chest'] }),
    points: 10,
    why: '胸骨的下半段，避开最下端的剑突。孩子体格小，单手掌根往往就够，压不到深度就用双手。',
    by: ['aha25', 'erc25'],
    areas: [
      { name: '胸骨下半段', box: [0.45, 0.42, 0.1, 0.16], isRight: true },
      { name: '左胸心尖处', box: [0.6, 0.45, 0.12, 0.14] },
      { name: '剑突和上腹', box: [0.43, 0.62, 0.14, 0.14] },
      { name: '胸骨上端', box: [0.45, 0.22, 0.1, 0.14] },
    ],
    met: way('depth', '掌根落在胸骨下半段。', { effects: [drift('chance', withPresses)] }),
    missed: way('depth', '调度员让你往中间挪：“两乳头连线的正中。”', {
      costS: 6,
      effects: [drift('chance', withPresses), change('chance', -3)],
    }),
  }),
];
