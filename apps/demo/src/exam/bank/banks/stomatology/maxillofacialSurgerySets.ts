import type { WrittenChapter } from '../../written';

export const maxillofacialSurgerySets: WrittenChapter['questions'] = [
  {
    kind: 'shared',
    options: ['颌下间隙感染', '眶下间隙感染', '翼下颌间隙感染', '咬肌间隙感染', '颞间隙感染'],
    questions: [
      {
        difficulty: 2,
        stem: '上颌前磨牙根尖炎后，眶下区肿胀、鼻唇沟消失、下睑水肿，张口正常。应考虑',
        right: 1,
        analysis:
          '眶下间隙位于眼眶下方、上颌骨前壁与表情肌之间，感染使鼻唇沟消失、下睑水肿；因不累及升颌肌，张口不受限，口内前庭沟可触及波动。',
        tags: ['间隙感染'],
      },
      {
        difficulty: 3,
        stem: '下颌智齿冠周炎后张口受限明显，而面部肿胀不显，翼下颌皱襞肿胀、压痛。应考虑',
        right: 2,
        analysis:
          '翼下颌间隙在翼内肌与下颌支之间，以张口受限、翼下颌皱襞及软腭肿胀为主，面部常不肿；咬肌间隙感染则面部下颌角区肿胀明显。',
        tags: ['间隙感染'],
      },
    ],
  },
];
