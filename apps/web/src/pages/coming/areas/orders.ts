import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const order = areaLeadingTo([
  { label: '继续选购', href: paths.productList({ productType: 1 }) },
  { label: messages.helpCenter, href: paths.help() },
]);

export const orderAreas: ComingAreas = {
  '/orderCenter': order(
    messages.orderCenter,
    '全部订单与芝士账户。',
    ['订单', '待支付、已完成与已取消的订单。'],
    ['芝士', '余额、充值与消费记录。'],
  ),
  '/orderCenter/order': order(
    '我的订单',
    '按状态查看订单。',
    ['去支付', '待支付的订单在到期前都可支付。'],
    ['取消订单', '选择原因后取消。'],
  ),
  '/orderCenter/cheers': order(
    '芝士账户',
    '平台的虚拟货币余额。',
    ['余额', '当前可用的芝士。'],
    ['兑换码', '用兑换码充入芝士。'],
  ),
  '/orderCenter/mychrees': order(
    '我的芝士',
    '芝士的来源与去向。',
    ['充值', '选择金额，微信或支付宝支付。'],
    ['有效期', '芝士长期有效。'],
  ),
  '/orderCenter/consumption': order(
    '消费记录',
    '用芝士购买过什么。',
    ['逐笔明细', '时间、商品与金额。'],
    ['按月筛选', '查看某个月的消费。'],
  ),
  '/orderCenter/records': order(
    '充值记录',
    '历次充值的时间、方式与金额。',
    ['支付方式', '微信、支付宝或兑换码。'],
    ['到账状态', '未到账的可以查询原因。'],
  ),
  '/pay': order(
    '支付',
    '选择支付方式，完成订单。',
    ['支付方式', '微信、支付宝或芝士余额。'],
    ['支付倒计时', '超时未支付的订单自动取消。'],
  ),
  '/pay/anatomy': order(
    '购买解剖模型',
    '确认模型与有效期后支付。',
    ['订单内容', '模型、规格与价格。'],
    ['支付方式', '微信、支付宝或芝士余额。'],
  ),
  '/pay/card': order(
    '购买会员',
    '选择会员方案后支付。',
    ['会员方案', '不同时长的会员与立省金额。'],
    ['会员权益', '开通后可以做什么。'],
  ),
  '/pay/library': order(
    '购买数字标本',
    '确认标本与有效期后支付。',
    ['订单内容', '标本、规格与价格。'],
    ['支付方式', '微信、支付宝或芝士余额。'],
  ),
  '/pay/question': order(
    '购买题库',
    '确认题库与有效期后支付。',
    ['订单内容', '题库、规格与价格。'],
    ['支付方式', '微信、支付宝或芝士余额。'],
  ),
  '/pay/virtualSimulation': order(
    '购买虚拟仿真',
    '确认所选视频后支付。',
    ['订单内容', '所选视频与合计价格。'],
    ['支付方式', '微信、支付宝或芝士余额。'],
  ),
};
