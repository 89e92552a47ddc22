export const texts = {
  went: '继续',
  ranOut: '没有在时限内决定',
  nothing: '什么也没选',
  elsewhere: '别处',
  pressed: (presses: number, rate: number | null) =>
    rate === null ? '没有按压' : `按压 ${presses} 次，平均 ${Math.round(rate)} 次/分`,
};
