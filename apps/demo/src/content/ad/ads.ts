import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

interface SeedAd {
  slug: string;
  place: AdPlace;
  title: string;
  subtitle: string;
  link: string;
  picture: { motif: Motif; palette: Palette };
  days?: number;
}

export const seedAdList: readonly SeedAd[] = [
  {
    slug: 'banner-specimens',
    place: 1,
    title: '数字标本：看得清，转得动',
    subtitle: '高清数字切片与三维标本，课堂与课后同一份材料',
    link: '/productList?productType=2',
    picture: { motif: 'microscope', palette: 'teal' },
  },
  {
    slug: 'banner-questions',
    place: 1,
    title: '每天一组题，错题不过夜',
    subtitle: '执业考试、期末与考研题库，章节练习配解析',
    link: '/productList?productType=4',
    picture: { motif: 'exam', palette: 'blue' },
  },
  {
    slug: 'banner-first-aid',
    place: 1,
    title: '会急救的人，多一个是一个',
    subtitle: '公益急救培训平台面向社会开放，学完可申领培训证书',
    link: '/emergencyCenter',
    picture: { motif: 'cpr', palette: 'red' },
  },
  {
    slug: 'wide-simulation',
    place: 2,
    title: '虚拟仿真：先在屏幕上做一遍',
    subtitle: '穿刺、插管、清创缝合，步骤可重来，扣分有依据',
    link: '/virtualSimulation/list',
    picture: { motif: 'headset', palette: 'violet' },
  },
  {
    slug: 'offer-autumn',
    place: 5,
    title: '秋季学期限时优惠',
    subtitle: '精选课程与题库限时特价，活动结束恢复原价',
    link: '/productList?productType=1',
    picture: { motif: 'book', palette: 'orange' },
    days: 14,
  },
];
