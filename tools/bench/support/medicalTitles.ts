/** Hundreds of thousands of titles and descriptions, as in a medical catalogue. */
const organs =
  '心脏 肝脏 肺 肾脏 胃 小肠 结肠 胰腺 脾脏 甲状腺 乳腺 前列腺 子宫 卵巢 膀胱 食管 脊髓 大脑 小脑 骨髓 皮肤 眼球 中耳 牙齿 淋巴结 动脉 静脉 气管 膈肌 髋关节'.split(
    ' ',
  );
const conditions =
  '炎症 肿瘤 梗死 出血 水肿 坏死 纤维化 结核 溃疡 穿孔 栓塞 畸形 脓肿 囊肿 增生 萎缩 感染 损伤 结石 功能不全'.split(
    ' ',
  );
const subjects =
  '病理学 解剖学 组织胚胎学 生理学 药理学 诊断学 影像学 内科学 外科学 妇产科学 儿科学 护理学 急诊医学 重症医学 康复医学 免疫学 微生物学 生物化学 流行病学 口腔医学'.split(
    ' ',
  );
const kinds =
  '总论 各论 读片训练 病例讨论 实验教程 标本观察 操作规范 章节练习 模拟考试 虚拟仿真 床旁教学 考前冲刺'.split(
    ' ',
  );

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';

export const titleOf = (at: number) => {
  const organ = pick(organs, at);
  const condition = pick(conditions, Math.floor(at / organs.length));
  const subject = pick(subjects, Math.floor(at / 600) + at);
  return `${subject}：${organ}${condition}的${pick(kinds, Math.floor(at / 7))}（第${(at % 97) + 1}讲）`;
};

export const descriptionOf = (at: number) =>
  `从${pick(organs, at + 11)}的正常结构讲到${pick(conditions, at + 5)}，配合${pick(subjects, at + 3)}的典型病例与数字标本，学完能够独立完成${pick(kinds, at + 2)}。`;

/**
 * Typical searches: parts of words, beginnings of titles, initials, two words, and words without
 * hits.
 */
export const keywords = [
  ...organs.slice(0, 12),
  ...conditions.slice(0, 8),
  ...subjects.slice(0, 6),
  ...'心脏炎 肝脏肿瘤的 结石 胰腺坏死 读片训练 病例讨论 心脏 外科学'.split(' '),
  ...'blx jpx xzyz szgnbq nkx zzyx'.split(' '),
  '肺 结核',
  '病理学 心脏',
  '护理学 操作规范',
  '第12讲',
  '量子力学',
  '医学',
  '学',
  'CT',
];

const families = '沈顾林戚邵韩唐陆程江宋梁祁叶闻贺苏白秦段'.split('');
const names = '砚秋 明远 知微 怀谨 闻笛 书衡 叙白 清晏 若岚 以宁 景川 承泽'.split(' ');

export const teacherOf = (at: number) =>
  `${pick(families, at)}${pick(names, Math.floor(at / families.length))}`;

/** Typical errors: wrong, missing or extra characters, homophones, other scripts. */
export const mistakes =
  '心脏炎证 病里学 胰线坏死 读片训拣 模拟考实 床旁教血 病例讨沦 甲状线 前列线 淋八结 虚你仿真 binlixue xinzhang xinzangyanzheng yixianhuaisi ljc 梁景州 韩书恒 心臟炎症 護理學操作 肝脏结石病例讨论 急性兰尾炎 打针 CPR B超'.split(
    ' ',
  );
