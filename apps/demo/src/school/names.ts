const surnames = Array.from(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧田董潘袁蔡蒋余',
);
const given = (
  '子涵 欣怡 浩然 雨桐 思远 佳宁 明轩 若曦 俊杰 诗雨 博文 静姝 嘉琪 宇航 梓萱 ' +
  '天佑 语嫣 承泽 婉清 景行 书瑶 修远 清妍 弘毅 乐瑶 知远 若彤 泽楷 梦琪 奕辰'
).split(' ');

/** Names of people who do not exist, the same at each planting; two may share one, as people do. */
export const nameAt = (at: number) =>
  `${surnames[(at * 7) % surnames.length]}${given[(at * 11 + Math.floor(at / surnames.length)) % given.length]}`;
