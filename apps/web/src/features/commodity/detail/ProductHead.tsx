import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GivenBy } from '../GivenBy';
import { PriceLine } from '../PriceLine';
import { Head } from './Head';

export const ProductHead = ({ item, children }: { item: CommodityCard; children: ReactNode }) => (
  <Head>
    <div className="cover">
      <ImageWithFallback src={item.cover} alt="" sizes="(min-width: 900px) 420px, 100vw" eager />
    </div>
    <div className="words">
      <Typography variant="h1">{item.title}</Typography>
      <p className="summary">{item.description}</p>
      <PriceLine item={item} />
      <GivenBy item={item} />
      {children}
    </div>
  </Head>
);
