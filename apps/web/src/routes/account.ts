import type { Screen } from './screen';

/** One page for all types, because the order says what is paid. */
const paying = (path: string): Screen => ({
  path,
  layout: 'head',
  needsLogin: true,
  page: () => import('../pages/pay/PayPage'),
});

export const accountScreens: readonly Screen[] = [
  {
    path: '/orderCenter',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/order/OrderPage'),
  },
  {
    path: '/orderCenter/cheers',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/cheers/CheersPage'),
  },
  {
    path: '/orderCenter/consumption',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/consumption/ConsumptionPage'),
  },
  {
    path: '/orderCenter/invoice',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/invoice/InvoicePage'),
  },
  {
    path: '/orderCenter/mychrees',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/mychrees/MychreesPage'),
  },
  {
    path: '/orderCenter/order',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/order/OrderPage'),
  },
  {
    path: '/orderCenter/records',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/orderCenter/records/RecordsPage'),
  },

  paying('/pay'),
  paying('/pay/anatomy'),
  paying('/pay/card'),
  paying('/pay/library'),
  paying('/pay/question'),
  paying('/pay/virtualSimulation'),

  {
    path: '/message',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/MessagePage'),
  },
  {
    path: '/message/classroomNotice',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/classroomNotice/ClassroomNoticePage'),
  },
  {
    path: '/message/courseNotice',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/courseNotice/CourseNoticePage'),
  },
  {
    path: '/message/likes',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/likes/LikesPage'),
  },
  {
    path: '/message/officialNotice',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/officialNotice/OfficialNoticePage'),
  },
  {
    path: '/message/reply',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/reply/ReplyPage'),
  },
  {
    path: '/message/schoolNotice',
    layout: 'default',
    needsLogin: true,
    page: () => import('../pages/message/schoolNotice/SchoolNoticePage'),
  },

  {
    path: '/userInfo',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/userInfo/userSet/UserSetPage'),
  },
  {
    path: '/userInfo/userSet',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/userInfo/userSet/UserSetPage'),
  },
  {
    path: '/userInfo/accountSet',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/userInfo/accountSet/AccountSetPage'),
  },
  {
    path: '/userInfo/privacy',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/userInfo/privacy/PrivacyPage'),
  },
  {
    path: '/userInfo/schoolView',
    layout: 'orderCenter',
    needsLogin: true,
    page: () => import('../pages/userInfo/schoolView/SchoolViewPage'),
  },
];
