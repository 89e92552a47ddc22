import type { WrittenChapter } from '../../written';
import { adultCareSets } from './adultCareSets';
import { adultCareSingles } from './adultCareSingles';

export const adultCare: WrittenChapter = {
  name: '实践能力：内科与外科患者的护理',
  questions: [
    ...adultCareSingles,
    ...adultCareSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '颅脑损伤患者出现颅内压增高，正确的护理措施有',
      options: [
        '为解除便秘行高压灌肠',
        '遵医嘱快速静脉滴注20%甘露醇',
        '保持呼吸道通畅',
        '床头抬高15°～30°',
        '鼓励用力咳嗽以排出痰液',
      ],
      right: [1, 2, 3],
      analysis:
        '抬高床头利于静脉回流，甘露醇须快速滴注方能脱水，通畅气道可防CO₂潴留致脑血管扩张，剧烈咳嗽、用力排便会骤升颅压，高压灌肠可诱发脑疝，均应避免。',
      tags: ['颅内压增高'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '甲状腺大部切除术后患者床旁应常规备气管切开包，以备发生窒息时紧急使用。',
      right: true,
      analysis:
        '术后48小时内可因切口内出血、喉头水肿、双侧喉返神经损伤等突发窒息，故床旁常规备气管切开包和拆线用物；切口血肿压迫气管时应先就地拆线、清除血肿。',
      tags: ['甲状腺手术', '术后护理'],
    },
    {
      kind: 'blanks',
      difficulty: 1,
      stem: '胸腔闭式引流时，水封瓶长管应插入液面下____～4 cm，水封瓶应低于患者胸壁引流口____～100 cm。',
      right: [['3'], ['60']],
      analysis:
        '长管没入液面下3～4 cm以维持水封；水封瓶低于引流口平面60～100 cm，防止瓶内液体逆流。过深会增加排气阻力，过浅则易使空气进入。',
      tags: ['胸腔闭式引流', '易混数字'],
    },
    {
      kind: 'ordering',
      difficulty: 2,
      stem: '目击成人在院外突然倒地，请排列单人徒手心肺复苏的顺序。',
      options: [
        '呼救并请人拨打急救电话、取自动除颤仪',
        '人工呼吸2次',
        '同时判断呼吸与颈动脉搏动',
        '轻拍双肩并呼喊判断意识',
        '确认现场环境安全',
        '胸外按压30次',
        '开放气道',
      ],
      right: [4, 3, 0, 2, 5, 6, 1],
      analysis:
        '评估：先保证环境安全，再判断意识；判断：呼救后用5～10秒同时查呼吸与脉搏；处理：按C—A—B先按压30次、再开放气道、吹气2次，如此循环；观察：除颤仪到达即用。',
      tags: ['心肺复苏', '操作顺序'],
    },
  ],
};
