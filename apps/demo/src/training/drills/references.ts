import type { Reference } from '@cheese/drills/graph/drill';

const all = {
  aha25: ['美国心脏协会（AHA）《心肺复苏与心血管急救指南》', 2025],
  erc25: ['欧洲复苏委员会（ERC）《复苏指南》', 2025],
  cpr16: ['《2016 中国心肺复苏专家共识》', 2016],
  first24: ['美国心脏协会与美国红十字会《急救指南》', 2024],
  first21: ['欧洲复苏委员会（ERC）《复苏指南：急救》', 2021],
  special21: ['欧洲复苏委员会（ERC）《复苏指南：特殊情况下的心脏骤停》', 2021],
  drowning24: ['美国心脏协会与美国儿科学会《溺水后复苏的重点更新》', 2024],
  drowning16: ['《淹溺急救专家共识》（中华急诊医学杂志）', 2016],
  crush12: ['国际肾脏病学会灾害救援工作组《大规模灾害中挤压伤员的处理建议》', 2012],
  helper20: ['《中华人民共和国民法典》第一百八十四条（自愿紧急救助不承担民事责任）', 2020],
  fire21: ['《中华人民共和国消防法》（2021 年修正）', 2021],
  highRise21: ['《高层民用建筑消防安全管理规定》（应急管理部令第 5 号）', 2021],
  quake08: ['《中华人民共和国防震减灾法》（2008 年修订）', 2008],
  public13: ['红十字会与红新月会国际联合会《减轻灾害风险公众教育：关键信息》', 2013],
  flood16: ['《中华人民共和国防洪法》（2016 年修正）', 2016],
  geology03: ['《地质灾害防治条例》（国务院令第 394 号）', 2003],
  weather17: ['《气象灾害防御条例》（国务院令第 570 号，2017 年修订）', 2017],
} as const satisfies Record<string, readonly [string, number]>;

/** What a drill stands on, as it is told in the debrief. */
export const references = (...ids: (keyof typeof all)[]): Reference[] =>
  ids.map((id) => ({ id, name: all[id][0], year: all[id][1] }));
