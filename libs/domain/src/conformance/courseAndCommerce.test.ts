import { asCatalogued, type Capabilities, unnamedCalls } from './capabilities';

/**
 * The capabilities of 7.6's "course and learning" and "commerce", with the calls that implement
 * them. The specification names the capabilities only; names and paths are ours.
 */
const specified: Capabilities = {
  'course v1 and v3 detail': {
    'course.detailV1': 'GET course/v1/detail',
    'course.detail': 'GET course/v3/detail',
  },
  chapter: {
    'chapter.list': 'GET chapter/v1/list',
    'chapter.detail': 'GET chapter/v1/detail',
    'course.directory': 'GET course/v1/directory',
  },
  'learn lists': { 'course.learnList': 'GET course/v1/learn/list' },
  notes: {
    'courseNote.mine': 'GET course-note/v1/my/list',
    'courseNote.published': 'GET course-note/v1/public/list',
    'courseNote.add': 'POST course-note/v1/add',
    'courseNote.edit': 'PUT course-note/v1/edit',
    'courseNote.setVisibility': 'PUT course-note/v1/visibility',
    'courseNote.remove': 'DELETE course-note/v1/delete',
    'courseNote.export': 'POST course-note/v1/export',
  },
  collect: {
    'collect.state': 'GET collect/v1/state',
    'collect.states': 'GET collect/v1/state/list',
    'collect.add': 'POST collect/v1/add',
    'collect.remove': 'DELETE collect/v1/delete',
    'collect.list': 'GET collect/v1/list',
  },
  'courseware learn calls': {
    'courseware.learnStart': 'POST courseware/v1/learn/start',
    'courseware.learnEnd': 'POST courseware/v1/learn/end',
    'courseware.learnRefresh': 'POST courseware/v1/learn/refresh',
  },
  'resource learn start/end/refresh': {
    'resourceLearn.start': 'POST resource/v1/learn/start',
    'resourceLearn.end': 'POST resource/v1/learn/end',
    'resourceLearn.refresh': 'POST resource/v1/learn/refresh',
  },
  'commodity lists': {
    'commodity.list': 'GET commodity/v1/list',
    'commodity.hot': 'GET commodity/v1/hot/list',
    'commodity.recommended': 'GET commodity/v1/recommend/list',
    'commodity.free': 'GET commodity/v1/free/list',
    'commodity.limited': 'GET commodity/v1/limited-price/list',
  },
  'orders: place': { 'order.placeOrder': 'POST order/commodity/v2/place-order' },
  'orders: pay': { 'order.pay': 'POST order/v1/pay' },
  'orders: status': { 'order.state': 'GET order/v1/state' },
  'orders: cancel': { 'order.cancel': 'PUT order/v1/cancel' },
  'orders: list': {
    'order.list': 'GET order/v1/list',
    'order.detail': 'GET order/v1/detail',
  },
  balance: {
    'balance.mine': 'GET balance/v1/my',
    'balance.changeLog': 'GET balance/v1/change-log',
  },
  'membership cards and equity': {
    'membership.cardList': 'GET membership/v1/card/list',
    'membership.equityList': 'GET membership/v1/equity/list',
  },
  'membership orders': {
    'membership.placeOrder': 'POST membership/v1/order/place-order',
    'membership.payOrder': 'POST membership/v1/order/pay',
    'membership.orderState': 'GET membership/v1/order/state',
    'membership.orderList': 'GET membership/v1/order/list',
  },
  'code exchange': {
    'exchange.exchange': 'POST exchange/v1/code',
    'exchange.history': 'GET exchange/v1/history',
  },
};

/** The items of "other" that this part of the catalogue implements. */
const other: Capabilities = {
  ads: { 'ad.list': 'GET ad/v1/list' },
  'first-aid download path': { 'firstAid.downloadPath': 'GET first-aid/v1/download-path' },
  'virtual-system lists by organisation': { 'virtualSystem.list': 'GET virtual-system/v1/list' },
};

/** Calls that the screens of section 2 need in addition. */
const ofScreens: Capabilities = {
  'course detail': {
    'course.introduction': 'GET course/v1/introduction',
    'course.teachers': 'GET course/v1/teacher/list',
    'course.teacher': 'GET course/v1/teacher/detail',
    'course.cardFacts': 'GET course/v1/card/facts',
    'course.recommended': 'GET course/v1/recommend/list',
    'course.hot': 'GET course/v1/hot/list',
    'course.studyData': 'GET course/v1/study-data',
    'courseware.soldApart': 'GET courseware/v1/sold-apart',
  },
  '/course/courseware': {
    'courseware.list': 'GET courseware/v1/list',
    'courseware.detail': 'GET courseware/v1/detail',
    'courseware.progress': 'GET courseware/v1/progress',
  },
  'comment and reply threads': {
    'comment.list': 'GET comment/v1/list',
    'comment.replies': 'GET comment/v1/reply/list',
    'comment.add': 'POST comment/v1/add',
    'comment.reply': 'POST comment/v1/reply/add',
    'comment.edit': 'PUT comment/v1/edit',
    'comment.remove': 'DELETE comment/v1/delete',
    'comment.like': 'PUT comment/v1/like',
    'comment.pin': 'PUT comment/v1/pin',
    'comment.rating': 'GET comment/v1/rating',
    'comment.rate': 'PUT comment/v1/rating',
  },
  'comments: hide, show, lock': { 'comment.setState': 'PUT comment/v1/state' },
  'collect-to-catalog dialog with a tree': {
    'collect.catalogs': 'GET collect/v1/catalog/list',
    'collect.addCatalog': 'POST collect/v1/catalog/add',
    'collect.renameCatalog': 'PUT collect/v1/catalog/edit',
    'collect.removeCatalog': 'DELETE collect/v1/catalog/delete',
    'collect.move': 'PUT collect/v1/move',
    'collect.addMany': 'POST collect/v1/add-many',
    'collect.removeMany': 'PUT collect/v1/delete-many',
    'collect.moveCatalog': 'PUT collect/v1/catalog/move',
  },
  'teacher Q&A': {
    'courseQuestion.list': 'GET course-question/v1/list',
    'courseQuestion.mine': 'GET course-question/v1/my/list',
    'courseQuestion.waiting': 'GET course-question/v1/waiting/list',
    'courseQuestion.taught': 'GET course-question/v1/taught/list',
    'courseQuestion.detail': 'GET course-question/v1/detail',
    'courseQuestion.ask': 'POST course-question/v1/add',
    'courseQuestion.edit': 'PUT course-question/v1/edit',
    'courseQuestion.remove': 'DELETE course-question/v1/delete',
    'courseQuestion.accept': 'PUT course-question/v1/accept',
    'courseQuestion.answers': 'GET course-question/v1/answer/list',
    'courseQuestion.answer': 'POST course-question/v1/answer/add',
    'courseQuestion.editAnswer': 'PUT course-question/v1/answer/edit',
    'courseQuestion.removeAnswer': 'DELETE course-question/v1/answer/delete',
  },
  'product lists and detail': {
    'commodity.mine': 'GET commodity/v1/mine/list',
    'commodity.classify': 'GET commodity/v1/classify',
    'commodity.filters': 'GET commodity/v1/filters',
  },
  '/search': {
    'search.everything': 'GET search/v1/everything/list',
    'search.commodities': 'GET search/v1/commodity/list',
    'search.news': 'GET search/v1/news/list',
    'search.slides': 'GET search/v1/slide/list',
    'search.rehearsals': 'GET search/v1/rehearsal/list',
    'search.counts': 'GET search/v1/counts',
    'search.hot': 'GET search/v1/hot',
    'search.suggestions': 'GET search/v1/suggest',
  },
  'cheese recharge': {
    'recharge.offerList': 'GET recharge/v1/offer/list',
    'recharge.placeOrder': 'POST recharge/v1/order/place-order',
    'recharge.payOrder': 'POST recharge/v1/order/pay',
    'recharge.orderState': 'GET recharge/v1/order/state',
    'recharge.orderList': 'GET recharge/v1/order/list',
  },
  home: { 'home.blocks': 'GET home/v1/blocks' },
  'cloud-teaching application': {
    'cloudTeach.apply': 'POST cloud-teach/v1/apply',
    'cloudTeach.mine': 'GET cloud-teach/v1/apply/my',
    'cloudTeach.withdraw': 'PUT cloud-teach/v1/apply/withdraw',
  },
  '/help': { 'help.list': 'GET help/v1/list', 'help.detail': 'GET help/v1/detail' },
  '/download': { 'download.list': 'GET download/v1/list' },
  '/luohe and its details': {
    'luohe.zone': 'GET luohe/v1/zone',
    'luohe.list': 'GET luohe/v1/list',
    'luohe.detail': 'GET luohe/v1/detail',
  },
};

const all = { ...specified, ...other, ...ofScreens };

describe('courses, commerce and the frame of the site', () => {
  it.each(Object.entries(all))('%s', (_capability, calls) => {
    expect(asCatalogued(calls)).toEqual(calls);
  });

  it('have no call that no capability asks for', () => {
    expect(unnamedCalls(all, [])).toEqual([]);
  });
});
