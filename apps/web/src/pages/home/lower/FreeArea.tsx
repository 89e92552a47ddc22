import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { useState } from 'react';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { paths } from '../../../paths';
import { HomeSection } from '../HomeSection';
import { texts } from './texts';

const ONE_ROW = 4;

export function FreeArea({ tabs }: { tabs: HomeBlocks['free'] }) {
  const [chosen, choose] = useState(String(tabs[0]?.type));
  const shown = tabs.find(({ type }) => String(type) === chosen) ?? tabs[0];
  if (!shown) return null;
  return (
    <HomeSection title={texts.free} more={paths.freeZone({ type: shown.type })}>
      <ChoiceTabs
        label={texts.freeTypes}
        choices={tabs.map(({ type }) => ({ value: String(type), label: commodityTypes[type] }))}
        chosen={String(shown.type)}
        onChoose={choose}
      >
        <CommodityGrid items={shown.list.slice(0, ONE_ROW)} isShort />
      </ChoiceTabs>
    </HomeSection>
  );
}
