import type { Screen } from './screen';

export const frontScreens: readonly Screen[] = [
  { path: '/', layout: 'default', page: () => import('../pages/home/HomePage') },
  { path: '/home', layout: 'none', page: () => import('../pages/alias/AliasPage') },
  { path: '/index', layout: 'none', page: () => import('../pages/alias/AliasPage') },
  { path: '/freeZone', layout: 'default', page: () => import('../pages/freeZone/FreeZonePage') },
  {
    path: '/productList',
    layout: 'default',
    page: () => import('../pages/productList/ProductListPage'),
  },
  { path: '/search', layout: 'default', page: () => import('../pages/search/SearchPage') },
  { path: '/news', layout: 'default', page: () => import('../pages/news/NewsPage') },
  {
    path: '/news/details',
    layout: 'default',
    page: () => import('../pages/news/details/NewsDetailsPage'),
  },
  { path: '/help', layout: 'orderCenter', page: () => import('../pages/help/HelpPage') },
  { path: '/download', layout: 'default', page: () => import('../pages/download/DownloadPage') },
  { path: '/qrCode', layout: 'empty', page: () => import('../pages/qrCode/QrCodePage') },
  { path: '/luohe', layout: 'headSliderFooter', page: () => import('../pages/luohe/LuohePage') },
  {
    path: '/luohe/details',
    layout: 'headSliderFooter',
    page: () => import('../pages/luohe/details/LuoheDetailsPage'),
  },
  { path: '/roam', layout: 'none', page: () => import('../pages/roam/RoamPage') },
  {
    path: '/cloudteach/cloudteach',
    layout: 'headSliderFooter',
    page: () => import('../pages/cloudteach/cloudteach/CloudTeachPage'),
  },
  {
    path: '/realTimeInfo',
    layout: 'default',
    page: () => import('../pages/realTimeInfo/RealTimeInfoPage'),
  },
  {
    path: '/realTimeInfo/detail',
    layout: 'default',
    page: () => import('../pages/realTimeInfo/detail/RealTimeInfoDetailPage'),
  },
];
