import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { messages } from '@cheese/domain/texts/messages';
import type { FooterColumn } from '@cheese/ui/frame/Footer';
import { paths } from '../../paths';
import type { AreaName } from '../areas';
import { areas } from '../areas';
import { texts } from './texts';

/** The link to the help keeps the header of the area. */
export function footerColumns(area: AreaName): readonly FooterColumn[] {
  const { showType } = areas[area];
  return [
    {
      title: texts.products,
      links: [
        {
          label: texts.specimens,
          href: paths.productList({ productType: commodityTypeCodes.specimen }),
        },
        {
          label: texts.courses,
          href: paths.productList({ productType: commodityTypeCodes.course }),
        },
        {
          label: texts.questions,
          href: paths.productList({ productType: commodityTypeCodes.bank }),
        },
        { label: texts.drills, href: paths.firstAidDrillSystem() },
      ],
    },
    {
      title: texts.support,
      links: [
        { label: messages.helpCenter, href: paths.help({ ...(showType && { showType }) }) },
        { label: texts.pptPlugin, href: paths.download() },
        { label: texts.app, href: paths.qrCode() },
      ],
    },
    {
      title: texts.about,
      links: [
        { label: messages.home, href: paths.home() },
        { label: messages.realTimeInfo, href: paths.realTimeInfo.list() },
        { label: messages.emergencyTitle, href: paths.emergencyCenter() },
      ],
    },
  ];
}
