import type { WrittenChapter } from '../../written';

export const herbsAndFormulasSets: WrittenChapter['questions'] = [
  {
    kind: 'shared',
    options: ['肉桂', '干姜', '吴茱萸', '丁香', '小茴香'],
    questions: [
      {
        difficulty: 2,
        stem: '功能补火助阳、引火归原、散寒止痛的药物是',
        right: 0,
        analysis:
          '肉桂补火助阳、引火归原，长于治肾阳不足、虚阳上浮；干姜温中回阳、温肺化饮；吴茱萸疏肝下气、燥湿，均不能引火归原。',
        tags: ['温里药'],
      },
      {
        difficulty: 2,
        stem: '善治厥阴头痛、呕吐吞酸，功能疏肝下气的药物是',
        right: 2,
        analysis:
          '吴茱萸入肝经，散寒止痛、降逆止呕、助阳止泻，善治肝寒犯胃、厥阴头痛；丁香以温中降逆、补肾助阳，治虚寒呃逆为主。',
        tags: ['温里药'],
      },
      {
        difficulty: 2,
        stem: '功能温中散寒、回阳通脉、温肺化饮的药物是',
        right: 1,
        analysis:
          '干姜守而不走，温中散寒，又温肺化饮，与附子同用回阳。丁香以降逆、补肾助阳为主，吴茱萸以疏肝降逆为主，两者均无回阳通脉之功。',
        tags: ['温里药'],
      },
    ],
  },
];
