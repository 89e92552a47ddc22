import { mainApi } from '../mainApi';
import './shop/balance';
import './learning/collect';
import './learning/course';
import './shop/membership';
import './shop/order';
import './people/user';
import './training/virtualSystem';

it.each([
  'payVipOrder',
  'getVipState',
  'vipPlaceOrder',
  'getBalance',
  'getEquityList',
  'getMemberCardList',
  'getUserHalo',
  'getUserInfor',
  'getUserAllInfor',
  'getVirtualSystemList',
  'getCourseDetail',
  'getCollect',
  'addCollect',
  'delCollect',
  'getCourseStudyData',
  'postOrderCommodityV2PlaceOrder',
])('section 7.4 calls it %s', (name) => {
  expect(mainApi.endpoints).toHaveProperty(name);
});
