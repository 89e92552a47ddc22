/** Texts of the engine itself. */
export const vitalNames = {
  hr: { name: '心率', unit: ' 次/分' },
  bp: { name: '血压', unit: ' mmHg' },
  rr: { name: '呼吸', unit: ' 次/分' },
  spo2: { name: '血氧饱和度', unit: '%' },
  temp: { name: '体温', unit: ' ℃' },
  gcs: { name: 'GCS', unit: ' 分' },
  pain: { name: '疼痛评分', unit: '/10' },
} as const;

export const texts = {
  asked: (question: string) => `问：${question}`,
  said: (text: string) => `问：${text}`,
  measured: '测量生命体征',
  examined: (region: string, manoeuvre: string) => `查体：${region} · ${manoeuvre}`,
  ordered: (test: string) => `开具检查：${test}`,
  treated: (treatment: string) => `处理：${treatment}`,
  waited: (minutes: number) => `等待 ${minutes} 分钟`,
  differed: (names: readonly string[]) =>
    names.length === 0 ? '清空鉴别诊断' : `鉴别诊断：${names.join(' > ')}`,
  handedOver: (place: string) => `交接：${place}`,
  concluded: (diagnosis: string) => `最终诊断：${diagnosis}`,
  notUnderstood: '我没听懂，您能换个说法问吗？',
  perhaps: (questions: readonly string[]) => `您是不是想问：${questions.join(' / ')}`,
  nothing: '未见明显异常。',
  readyIn: (minutes: number, yuan: number) =>
    minutes === 0 ? `费用 ${yuan} 元` : `约 ${minutes} 分钟后出结果，费用 ${yuan} 元`,
  stillWaiting: '这项检查已经开出，结果还没有回来。',
  alreadyGiven: '这项处理已经做过了。',
  carriedOut: '已执行。',
  result: (name: string, text: string) => `${name}：${text}`,
  timeOver: '时间到了，上级医师接手了患者。请写下你的最终诊断与依据。',
  handed: (place: string) => `患者已交接给${place}。请写下你的最终诊断与依据。`,
  toHandOver: (places: readonly string[]) => `交接给${places.join('或')}`,
  whyHandOver: '处理不是终点：患者要到能继续治疗的地方去，交接不清是急诊差错的常见来源。',
  kept: '推理文字原样保存，不参与评分；本项分数只看诊断、鉴别诊断和你勾选的依据。',
  marks: {
    history: (met: number, of: number) => `关键问题问到 ${met}/${of} 项`,
    examination: (met: number, of: number) => `关键体征查到 ${met}/${of} 项`,
    tests: (met: number, of: number) => `关键检查看到结果 ${met}/${of} 项`,
    order: (met: number, of: number) => `次序合理 ${met}/${of} 项`,
    treatment: (met: number, of: number) => `关键处理按时完成 ${met}/${of} 项（含交接去向）`,
    efficiency: (minutes: number, least: number, yuan: number, wasted: number) =>
      `用时 ${minutes} 分钟（专家 ${least} 分钟）；花费 ${yuan} 元，其中 ${wasted} 元花在专家不会做的项目上`,
    idle: '关键工作没有做到一半，不计效率',
    safe: '没有出现安全问题',
    unsafe: (names: readonly string[]) => names.join('；'),
    died: '患者死亡',
    untreated: '关键处理没有完成，谈不上安全',
    guarded: '有该做的安全核查没有做',
    reasoning: (isRight: boolean, musts: number, of: number, hits: number) =>
      `诊断${isRight ? '正确' : '不正确'}；必须排除的诊断想到 ${musts}/${of} 项；有效依据 ${hits} 条`,
    unreasoned: '没有给出最终诊断',
  },
} as const;
