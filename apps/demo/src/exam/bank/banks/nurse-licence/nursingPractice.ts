import type { WrittenChapter } from '../../written';
import { nursingPracticeSets } from './nursingPracticeSets';
import { nursingPracticeSingles } from './nursingPracticeSingles';

export const nursingPractice: WrittenChapter = {
  name: '专业实务：法规伦理、解剖与基础护理',
  questions: [
    ...nursingPracticeSingles,
    ...nursingPracticeSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '按照《护士条例》，申请护士执业注册应当具备的条件有',
      options: [
        '具有完全民事行为能力',
        '完成普通全日制3年以上的护理、助产专业课程学习并取得相应学历证书',
        '从事护理员工作满2年并经用人单位考核合格',
        '通过护士执业资格考试且符合规定的健康标准',
        '在教学、综合医院完成8个月以上护理临床实习',
      ],
      right: [0, 1, 3, 4],
      analysis:
        '《护士条例》第七条列出的条件为：完全民事行为能力、规定学历与8个月以上临床实习、通过执业资格考试、符合健康标准。护理员工作经历并非注册条件。',
      tags: ['护士条例', '执业注册'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '患者中心静脉置管输液时因接头松脱突发胸闷、发绀，心前区闻及响亮的“水泡声”。正确的处理措施有',
      options: [
        '立即夹闭导管，停止输液',
        '改为右侧头高足低卧位',
        '给予高流量氧气吸入',
        '有中心静脉导管者尝试抽出空气',
        '安置左侧头低足高卧位',
      ],
      right: [0, 2, 3, 4],
      analysis:
        '评估：置管脱开、水泡声；判断：空气栓塞；处理：夹管停输，左侧头低足高使气泡浮向右心室尖部、避开肺动脉口，高流量给氧，经中心静脉导管抽气；观察：生命体征。右侧头高位会加重栓塞。',
      tags: ['空气栓塞', '输液反应'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '病房常规治疗中，护士可以执行医师的口头医嘱，只要下班前补写即可。',
      right: false,
      analysis:
        '一般情况下不执行口头医嘱；只有抢救或手术中可以执行，执行前须复诵，双方确认无误，保留空安瓿，事后由医师及时据实补写医嘱。',
      tags: ['医嘱', '核心制度'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '经气管插管吸痰时，每次吸引时间不超过____秒；测量上臂血压时，袖带下缘应在肘窝上____～3 cm。',
      right: [['15'], ['2']],
      analysis:
        '每次吸痰不超过15秒以防缺氧，需再次吸引应间隔数分钟并给氧；袖带下缘距肘窝2～3 cm，听诊器胸件不可塞入袖带内，否则影响读数。',
      tags: ['易混数字', '操作要点'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将护理级别与对应的巡视要求配对。',
      prompts: ['特级护理', '一级护理', '二级护理', '三级护理'],
      options: [
        '每1小时巡视一次',
        '每3小时巡视一次',
        '24小时专人护理、严密观察',
        '每4小时巡视一次',
        '每2小时巡视一次',
      ],
      right: [2, 0, 4, 1],
      analysis:
        '分级护理规定：特级由专人严密观察；一级每1小时、二级每2小时、三级每3小时巡视。病情趋向稳定的重症患者属一级，不应按二级处理。',
      tags: ['分级护理', '易混数字'],
    },
  ],
};
