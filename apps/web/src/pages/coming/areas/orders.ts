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
};
