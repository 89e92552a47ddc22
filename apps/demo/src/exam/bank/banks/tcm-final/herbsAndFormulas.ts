import type { WrittenChapter } from '../../written';
import { herbsAndFormulasSets } from './herbsAndFormulasSets';
import { herbsAndFormulasSingles } from './herbsAndFormulasSingles';

export const herbsAndFormulas: WrittenChapter = {
  name: '中药与方剂',
  questions: [
    ...herbsAndFormulasSingles,
    ...herbsAndFormulasSets,
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '妊娠期禁用或慎用的药物中，属禁用的有',
      options: ['三棱', '桃仁', '牛膝', '巴豆', '麝香'],
      right: [0, 3, 4],
      analysis:
        '三棱（破血）、巴豆（峻下）、麝香（辛香走窜、活血催产）均属禁用；桃仁、牛膝活血通经，列为慎用，确有必要时可酌情使用。',
      tags: ['妊娠禁忌'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '关于解表剂的使用，正确的有',
      options: [
        '不宜久煎，以免药性耗散',
        '宜取微汗，不可过汗伤正',
        '表邪未尽又见里证者，宜先解表后治里',
        '表里俱急者也必须先解表',
        '服药期间慎避风寒',
      ],
      right: [0, 1, 2, 4],
      analysis:
        '解表剂多辛散，宜轻煎，取遍身微汗，避风。表邪未尽、里证不急者先表后里；表里俱急者应表里双解，不宜拘泥先解表。',
      tags: ['解表剂', '用法'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '旋覆花、车前子入汤剂时宜包煎。',
      right: true,
      analysis:
        '旋覆花有绒毛，易刺激咽喉；车前子细小、黏液多，易糊锅或使药液浑浊，故均须包煎。与包煎易混的后下药为薄荷、砂仁等。',
      tags: ['煎服法'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '请补全“十八反”歌诀：本草明言十八反，半蒌贝蔹及攻____，藻戟遂芫俱战____，诸参辛芍叛藜芦。',
      right: [
        ['乌', '乌头'],
        ['草', '甘草'],
      ],
      analysis:
        '半夏、瓜蒌、贝母、白蔹、白及均反乌头；海藻、大戟、甘遂、芫花反甘草；诸参、细辛、芍药反藜芦，为处方审核的基本禁忌。',
      tags: ['十八反'],
    },
    {
      kind: 'blanks',
      difficulty: 1,
      stem: '大承气汤由大黄、芒硝、枳实和____组成；四物汤由熟地黄、当归、川芎和____组成。',
      right: [['厚朴'], ['白芍', '芍药', '白芍药']],
      analysis:
        '大承气汤峻下热结，去芒硝即小承气汤，力较缓；四物汤补血调血，加桃仁、红花则成桃红四物汤，增活血祛瘀之力。',
      tags: ['方剂组成'],
    },
    {
      kind: 'ordering',
      difficulty: 2,
      stem: '请排列方剂辨证选用的完整推理顺序。',
      options: [
        '选定代表方',
        '随证加减药物',
        '确立治法',
        '确定病位与病性',
        '归纳证型',
        '收集四诊资料',
      ],
      right: [5, 3, 4, 2, 0, 1],
      analysis:
        '先四诊合参，再定病位病性、归纳证型，依证立法，以法选方，最后加减。“法随证立，方从法出”，先选方再找证属本末倒置。',
      tags: ['辨证论治', '理法方药'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将药物与其特殊功效配对。',
      prompts: ['三七', '杜仲', '茯苓', '附子'],
      options: [
        '化瘀止血，止血而不留瘀',
        '回阳救逆、补火助阳',
        '凉血止血、解毒敛疮',
        '利水渗湿、健脾、宁心',
        '补肝肾、强筋骨、安胎',
      ],
      right: [0, 4, 3, 1],
      analysis:
        '三七止血兼化瘀；杜仲补肝肾、安胎；茯苓渗湿健脾宁心；附子为“回阳救逆第一品药”。凉血止血、解毒敛疮多指地榆。',
      tags: ['中药功效'],
    },
  ],
};
