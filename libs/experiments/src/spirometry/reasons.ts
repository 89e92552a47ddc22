/** The reasons for the marks, with the effect of each fault on the figures. */
export const reasons = {
  device: {
    met: '测量前定标，换了新的过滤器。',
    missed:
      '没有吹过，或者测量前没有定标、没有换过滤器。前者使所有读数按比例偏离，后者可能造成交叉感染。',
  },
  position: {
    met: '保留的曲线都是坐直、夹鼻夹、休息后测的。',
    missed:
      '没有保留曲线，或者有的没有坐直、夹鼻夹、休息够、定标。漏气和体位不正使容积偏低，像限制性。',
  },
  quality: {
    met: '前后各有三次可接受且可重复的曲线。',
    missed:
      '用药前或用药后没有三次可接受的曲线，或者最佳两次相差超过 150 mL，或者留下了有缺陷的曲线。',
  },
  verdicts: {
    met: '每次曲线都判断正确。',
    missed:
      '有的曲线没有判断或判断错，或者前后不足六次。起始犹豫使 FEV₁、PEF 偏低，结束过早使 FVC 偏低、比值偏高，会掩盖阻塞。',
  },
  drug: {
    met: '沙丁胺醇 400 μg，15 分钟后复测。',
    missed: '剂量不是 400 μg，或者没有在用药 15 至 60 分钟之间复测，舒张反应没有充分表现。',
  },
  values: {
    met: '数值和计算正确。',
    missed: '有的数值没有记录，或者与保留曲线的最佳值不符。FVC、FEV₁ 各取最大，可以来自不同曲线。',
  },
  pattern: {
    met: '通气功能类型正确。',
    missed: '类型不对。先看 FEV₁/FVC 是否低于下限，再看 FVC。',
    unsupported: '用药前没有合格、可靠的三次曲线，结论没有依据，不给分。',
  },
  reversible: {
    met: '可逆性判断正确。',
    missed: '可逆性不对。按 ATS/ERS 2021，增加值除以预计值，超过 10% 为阳性。',
    unsupported: '没有用药前后各三次合格、可靠的曲线，结论没有依据，不给分。',
  },
};
