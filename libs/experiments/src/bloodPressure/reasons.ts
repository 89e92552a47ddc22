/** The reasons for the marks, with the size of the error that each fault causes. */
export const reasons = {
  rest: {
    met: '两次都在安静休息 5 分钟后测量。',
    missed: '没有测满两次，或者休息不足 5 分钟，收缩压可偏高 10 mmHg 以上。',
  },
  level: {
    met: '肘部与心脏同高。',
    missed: '没有测满两次，或者手臂高低不对：每低 10 cm，读数约高 8 mmHg，高则相反。',
  },
  cuff: {
    met: '袖带大小和位置合适。',
    missed: '袖带大小或位置不对。过小读数偏高，过大偏低，会误诊或漏诊。',
  },
  palpation: {
    met: '先触诊估计了收缩压，并记录。',
    missed: '没有先触诊，或者记录与触到的不符。不触诊，遇到听诊间隙会把收缩压读低。',
  },
  inflation: {
    met: '充气到触诊值以上约 30 mmHg。',
    missed: '充气没有到触诊值以上 20～40 mmHg。太低会漏掉第一声，太高受检者疼痛，读数也会变。',
  },
  deflation: {
    met: '放气速度和听诊器位置合适。',
    missed: '放气不在每秒 2～6 mmHg，或者听诊器不在肱动脉上。过快时收缩压读低、舒张压读高。',
  },
  interval: {
    met: '触诊和两次测量之间都留了间隔。',
    missed: '触诊后不到 30 秒或两次之间不到 60 秒。静脉淤血使声音减弱，读数不准。',
  },
  notes: {
    met: '读数与听到的一致，尾数取偶数。',
    missed: '有的读数没有记录，与听到的相差超过 2 mmHg，或者不是偶数。',
  },
  conclusion: {
    met: '平均值和分级正确。',
    missed: '平均值或分级不对。',
    unsupported: '没有两次可靠的测量，结论没有依据，不给分。',
  },
};
