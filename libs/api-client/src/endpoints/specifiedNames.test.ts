import { mainApi } from '../mainApi';
import './balance';
import './collect';
import './course';
import './membership';
import './order';
import './user';
import './virtualSystem';

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
