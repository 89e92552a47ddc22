import type { WrittenChapter } from '../../written';
import { organPatternsSets } from './organPatternsSets';
import { organPatternsSingles } from './organPatternsSingles';

export const organPatterns: WrittenChapter = {
  name: '脏腑辨证与治法',
  questions: [
    ...organPatternsSingles,
    ...organPatternsSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '可见于脾阳虚证的表现有',
      options: [
        '身热不扬，口黏苔黄腻',
        '大便稀溏，完谷不化',
        '形寒肢冷',
        '脘腹隐痛，喜温喜按',
        '舌淡胖，苔白滑，脉沉迟无力',
      ],
      right: [1, 2, 3, 4],
      analysis:
        '脾阳虚为脾气虚加阴寒内盛之象。身热不扬、苔黄腻为湿热蕴脾；脾气虚则仅食少腹胀便溏、乏力而无肢冷喜温，可以区别。',
      tags: ['脾阳虚'],
    },
    {
      kind: 'trueFalse',
      difficulty: 3,
      stem: '肝风内动中，热极生风的治法以滋阴养血熄风为主。',
      right: false,
      analysis:
        '热极生风起于热盛，高热神昏、抽搐、舌红绛、脉弦数，治宜清热凉肝熄风，方用羚角钩藤汤。阴虚风动与血虚生风才以滋阴或养血熄风为主。',
      tags: ['肝风内动', '治法'],
    },
    {
      kind: 'blanks',
      difficulty: 3,
      stem: '肝阳上亢、化风欲动见头晕头痛、面红如醉，脉弦长有力，常用方为____熄风汤；血府逐瘀汤以活血祛瘀、____止痛为功。',
      right: [['镇肝'], ['行气', '理气']],
      analysis:
        '镇肝熄风汤重镇潜阳、滋阴熄风，治阳亢化风；血府逐瘀汤以桃红四物合四逆散加桔梗、牛膝，活血祛瘀、行气止痛。',
      tags: ['选方'],
    },
    {
      kind: 'short',
      difficulty: 2,
      stem: '请比较肝火炽盛证、肝阳上亢证的病机与临床鉴别要点。',
      right: ['肝火炽盛', '实证', '口苦', '便秘', '肝阳上亢', '上盛下虚', '腰膝酸软', '脉弦数'],
      analysis:
        '肝火炽盛为纯实，头痛目赤、口苦便秘、脉弦数；肝阳上亢为本虚标实、上盛下虚，眩晕面红而兼腰膝酸软、头重脚轻、脉弦细数。前者清肝泻火，后者平肝潜阳、滋阴。',
      tags: ['鉴别', '肝病'],
    },
  ],
};
