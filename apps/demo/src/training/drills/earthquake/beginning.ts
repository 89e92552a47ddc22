import type { Scene } from '@cheese/drills/graph/scene';
import { choose, chooseSeveral, putInOrder, tell } from '@cheese/drills/writing/scenes';
import { view } from '@cheese/drills/writing/view';
import { change, count, right, way, wrong } from '@cheese/drills/writing/ways';

export const beginning: readonly Scene[] = [
  choose({
    id: 'shake',
    title: '吊灯在晃',
    text: '下午两点二十八分，四楼的教室。吊灯忽然左右摇摆，课桌跳了起来，手机里同时响起尖利的预警：“地震横波 9 秒后到达！”',
    ask: '你带着三十个学生，怎么办？',
    picture: view('classroom', 'day', {
      people: ['crowd/crouching'],
      props: ['table', 'window', 'shelf'],
      hazards: ['falling'],
    }),
    sound: 'alarm',
    points: 15,
    timer: {
      seconds: 15,
      way: way('stopped', '你张着嘴站在讲台上，一块灯罩擦着肩膀砸下来。', {
        effects: [change('strength', -25)],
      }),
    },
    why: '晃动时伏地、遮挡、手抓牢，护住头颈；楼上的人此时跑楼梯、跳窗最危险。一楼靠门、几秒就能到空地的才往外跑。',
    by: ['public13', 'quake08'],
    options: [
      right(
        '“钻到课桌下，护住头，抓住桌腿！”',
        'stopped',
        '三十个人一下矮了下去。柜子倒下来，砸在空走道上。',
      ),
      wrong('“快跑！”带着大家冲下楼梯', 'stairs', '楼梯剧烈摇晃，有人踩空。', {
        critical: '晃动中带人冲下楼梯',
        effects: [count('hurt'), change('strength', -20)],
      }),
      wrong('让大家躲到窗下', 'stopped', '玻璃像雨一样落下来。', {
        effects: [count('hurt'), change('strength', -15)],
      }),
    ],
  }),
  tell({
    id: 'stairs',
    title: '楼梯间',
    text: '两个学生从半层摔了下去，后面的人压了上来。好在晃动停了，没有人断气，却有三个人站不起来。',
    picture: view('stairs', 'dust', {
      people: ['crowd/running', 'child/lying'],
      hazards: ['falling'],
    }),
    label: '扶起来，往外走',
    to: 'stopped',
    costS: 60,
  }),
  putInOrder({
    id: 'stopped',
    title: '晃动停了',
    text: '一分钟后，地面静下来，空气里全是灰。',
    ask: '余震随时会来。排好撤离的顺序。',
    picture: view('classroom', 'dust', { people: ['crowd/standing'], props: ['door'] }),
    sound: 'rumble',
    points: 10,
    why: '主震停了马上有序撤离：护住头、走楼梯、不乘电梯，到空旷处点名；不要回去取东西。',
    by: ['public13', 'quake08'],
    steps: [
      '用书包护住头，靠墙排成一列',
      '走楼梯下楼，不乘电梯、不推挤',
      '到操场中央，远离楼房和电线',
      '点名，报告缺了谁',
    ],
    met: way('square', '四分钟后，全班站在了操场上。'),
    missed: way('square', '队伍散了，在楼门口又被落砖吓了一跳。', {
      share: 'counted',
      costS: 60,
      effects: [change('strength', -10)],
    }),
  }),
  choose({
    id: 'square',
    title: '少了一个人',
    text: '隔壁家属楼塌了一角。一个女人在废墟前哭喊：丈夫老赵在里面。你听见微弱的敲击声。',
    ask: '你怎么做？',
    picture: view('rubble', 'dust', {
      people: ['woman/standing', 'man/trapped'],
      props: ['slab'],
      hazards: ['falling', 'gas'],
    }),
    points: 10,
    why: '先看余震、悬空的板、燃气味；呼救、定位、从稳定的一侧清理。徒手乱刨会引发再次坍塌。',
    by: ['public13', 'quake08'],
    options: [
      right(
        '报告救援队，闻燃气、看悬板，从稳的一侧喊话定位',
        'talk',
        '“老赵！听见就敲三下！”——咚，咚，咚。',
      ),
      wrong('爬上废墟顶上往下刨', 'slide', '碎块在脚下滑动，下面传来一声惨叫。', {
        critical: '踩踏废墟造成再次坍塌',
        costS: 60,
        effects: [change('strength', -20)],
      }),
      wrong('用打火机照一照里面', 'blast', '空气里有燃气的味道。', {
        critical: '在燃气泄漏处点火',
      }),
    ],
  }),
  tell({
    id: 'slide',
    title: '滑动',
    text: '你被救援队员一把拽下来。“要命吗？走这边！”他指着没有悬板的一侧。',
    picture: view('rubble', 'dust', { people: ['rescuer/standing'], hazards: ['falling'] }),
    label: '跟他走',
    to: 'talk',
  }),
  chooseSeveral({
    id: 'talk',
    title: '他的左腿被压着',
    text: '一块楼板横压在老赵的左大腿上，已经压了两个多小时。他清醒，口渴，腿没有知觉，没有明显出血。',
    ask: '在搬开楼板之前，哪些事要做？',
    picture: view('rubble', 'dust', {
      people: ['man/trapped', 'rescuer/kneeling'],
      props: ['slab', 'water', 'bag'],
    }),
    points: 15,
    why: '大块肌肉受压超过 1～2 小时，一松开，钾和肌红蛋白涌进血里，心脏可能骤停、肾可能衰竭。所以先叫医疗队、先补液，再松压。',
    by: ['crush12'],
    rights: ['请医疗队先到，再搬楼板', '保暖、说话，让他不要睡', '记下被压的部位和时间'],
    wrongs: ['马上一起把楼板抬起来', '给他喝大量含钾的运动饮料'],
    met: way('fluid', '医生钻了进来，背着输液袋。'),
    some: [
      way('release', '六个人喊着号子把板抬开了。', {
        when: { is: 'chosen', ids: ['d'] },
        critical: '没有补液就松开受压的肢体',
      }),
    ],
    missed: way('fluid', '医生钻进来，补上了没做的事。', { share: 'counted', costS: 30 }),
  }),
];
