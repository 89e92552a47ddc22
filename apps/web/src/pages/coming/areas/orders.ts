import { messages } from '@cheese/domain/texts/messages';
import { paths } from '../../../paths';
import { areaLeadingTo, type ComingAreas } from '../comingArea';

const order = areaLeadingTo([
  { label: '继续选购', href: paths.productList({ productType: 1 }) },
  { label: messages.helpCenter, href: paths.help() },
]);

export const orderAreas: ComingAreas = {
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
