import { type SitePageId, sitePages } from '@cheese/domain/codes/front/sitePages';
import type { EverythingHit } from '@cheese/domain/contract/front/search';
import { paths } from '../../paths';

const pageHrefs: Record<SitePageId, () => string> = {
  1: () => paths.verifyCertificate(),
  2: () => paths.myCourse(),
  3: () => paths.orderCenterPage('invoice'),
  4: () => paths.orderCenterPage('order'),
  5: () => paths.orderCenterPage('mychrees'),
  6: () => paths.userInfo.security(),
  7: () => paths.userInfo.profile(),
  8: paths.agreement.user,
  9: paths.agreement.privacy,
  10: paths.agreement.member,
  11: paths.myQuestion,
  12: () => paths.dayQuestion(),
  13: () => paths.courseNotes(),
  14: paths.emergencyCenter,
  15: paths.download,
  16: () => paths.message(),
  17: paths.myCollect,
};

const isPage = (id: number): id is SitePageId => id in sitePages;

/** Link to a result. */
export function hrefOfHit({ kind, id, card }: EverythingHit): string {
  switch (kind) {
    case 'commodity':
      return card ? paths.commodity(card) : paths.search();
    case 'slide':
      return paths.slide({ slideId: id });
    case 'drill':
      return paths.firstAidDrillSystem({ id });
    case 'patient':
      return paths.patient.case({ id });
    case 'madeSimulation':
      return paths.simulation.detail({ id });
    case 'help':
      return paths.help({ id });
    case 'news':
      return paths.realTimeInfo.detail({ id });
    case 'page':
      return isPage(id) ? pageHrefs[id]() : paths.help();
  }
}
