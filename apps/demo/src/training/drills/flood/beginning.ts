import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, half, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  chooseSeveral({
    id: 'warning',
    title: '红色预警',
    text: '晚上九点，暴雨已经下了六个小时。手机震动：“暴雨红色预警，低洼地区居民请准备转移。”你家在河边老楼的一层，外婆和你在家。',
    ask: '现在该做哪些事？',
    picture: view('home', 'night', {
      people: ['elder/sitting', 'woman/standing'],
      props: ['phone', 'window', 'bag'],
    }),
    sound: 'rain',
    points: 10,
    why: '水进屋之前断电、关气、带上药品、饮水、手电和哨子，手机充满电，早早往高处走。夜里的水涨得比人想的快。',
    by: ['flood16', 'weather17'],
    rights: ['关电闸、关燃气', '装好药、水、手电、哨子、证件', '跟社区确认转移的路线和地点'],
    wrongs: ['去河边看看水涨到哪里了', '把家电一件件垫高，忙到半夜'],
    met: way('water', '一切装进了背包。外婆的降压药在最上面。'),
    some: [
      way('bank', '雨幕里什么也看不清，你走到了堤边。', {
        when: { is: 'chosen', ids: ['d'] },
        costS: 300,
        critical: '暴雨中到河边看水',
        effects: [change('strength', -20)],
      }),
    ],
    missed: way('water', '少了几样，后来才想起来。', {
      share: 'counted',
      costS: 60,
      effects: [change('strength', -5)],
    }),
  }),
  tell({
    id: 'bank',
    title: '塌了的堤边',
    text: '脚下的土忽然塌了一块，浪头拍到膝盖。你抓住护栏爬回来，浑身湿透，一只鞋没了。',
    picture: view('river', 'rain', { people: ['woman/running'], hazards: ['flood', 'cracks'] }),
    label: '赶回家',
    to: 'water',
  }),
  choose({
    id: 'water',
    title: '水漫进来了',
    text: '浑水从门缝涌进来，十分钟没过脚踝。门外的路已经看不见边，听得见水声。',
    ask: '怎么办？',
    picture: view('home', 'night', {
      people: ['elder/sitting', 'woman/standing'],
      props: ['door'],
      hazards: ['water'],
    }),
    sound: 'water',
    points: 15,
    timer: {
      seconds: 25,
      way: way('upstairs', '你拿不定主意，水没过了小腿，冷得刺骨。', {
        costS: 60,
        effects: [change('strength', -15)],
      }),
    },
    why: '来不及走出去就往上走：高楼层、屋顶。流动的水没过膝盖，成年人就可能被冲倒；水下还有井口和电线。',
    by: ['public13', 'flood16'],
    options: [
      right('扶外婆上三楼邻居家，带上背包', 'upstairs', '老邻居开了门，递来干毛巾。'),
      wrong('背着外婆蹚水去社区中心', 'wade', '水流推着你的膝盖往旁边走。', {
        costS: 60,
        critical: '蹚入流动的深水',
        effects: [change('strength', -30), change('warmth', -0.8)],
      }),
      wrong('开车带外婆走', 'car', '车开出两百米，地下通道口的水没过了车轮。', {
        costS: 90,
        critical: '驾车驶入积水',
        effects: [change('strength', -10)],
      }),
    ],
  }),
  choose({
    id: 'car',
    title: '熄火了',
    text: '车熄了火，水漫过脚垫，还在涨。电动车窗只响了一声。',
    ask: '车里有你和外婆。',
    picture: view('car', 'night', {
      people: ['elder/sitting', 'woman/sitting'],
      props: ['window'],
      hazards: ['flood'],
    }),
    points: 0,
    why: '水刚到车门下沿就走：开门；开不了就降窗；降不了用头枕金属杆或破窗锤敲侧窗的四角。越等，水压越大。',
    by: ['public13', 'flood16'],
    options: [
      right(
        '解安全带，砸侧窗一角，先送外婆出去，爬上车顶再到高处',
        'upstairs',
        '你们爬上路边的台阶，被三楼的邻居拉了上去。',
        { costS: 120, effects: [change('warmth', -1)] },
      ),
      wrong('坐在车里打电话等救援', 'drowned', '水没过了车窗。'),
      half('重新打火，想冲过去', 'wade', '发动机进了水。你们只好下车。', {
        costS: 40,
        effects: [change('strength', -15), change('warmth', -0.6)],
      }),
    ],
  }),
  choose({
    id: 'wade',
    title: '在水里',
    text: '水到了大腿，一股力推着你们往下游走。前面三米有一根电线杆，线垂在水里；左边是一堵矮墙。',
    ask: '往哪里去？',
    picture: view('street', 'rain', {
      people: ['woman/carried', 'elder/carried'],
      props: ['wire'],
      hazards: ['flood', 'current'],
    }),
    why: '远离电线杆和垂线，水能导电；斜着顺水往近的高处靠，不逆流硬走。',
    by: ['public13', 'flood16'],
    options: [
      right(
        '斜着顺水靠向矮墙，爬上去退回楼里',
        'upstairs',
        '你们爬上矮墙，从二楼的平台退回了楼道。',
        { costS: 120 },
      ),
      wrong('去抱电线杆', 'shocked', '离它一米，你的腿一麻。'),
    ],
  }),
];
