import { selectionState, toggleAll } from '@cheese/domain/rules/shop/orderSelection';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { Content } from '@cheese/ui/frame/Content';
import { Tick } from '@cheese/ui/table/Tick';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import { usePayVideos } from './usePayVideos';
import type { Offered, VideoSelection } from './VideoSelectionContext';

const HEIGHT = 56;

const Bar = styled('section')(({ theme: { palette, typography, zIndex } }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.appBar,
  backgroundColor: palette.surface,
  borderTop: `1px solid ${palette.hairline}`,
  '& > div': { display: 'flex', alignItems: 'center', gap: 16, height: HEIGHT },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, flex: 'none' },
  '& .count': { flex: 1, color: palette.text.third, whiteSpace: 'nowrap' },
  '& .total': { whiteSpace: 'nowrap' },
  '& b': { ...typography.h3, marginInline: 4, color: palette.brandText },
}));

/** Keeps the end of the page and the side widget above the bar. */
const room = (
  <GlobalStyles styles={{ body: { '--foot-bar': `${HEIGHT}px`, paddingBottom: HEIGHT } }} />
);

interface OrderBarProps extends Pick<VideoSelection, 'selected' | 'select'> {
  offered: Offered;
}

/** Shown at the foot of a simulation's page while its videos can be bought. */
export function OrderBar({ offered, selected, select }: OrderBarProps) {
  const { count, total, isAll, isIndeterminate } = selectionState(offered.videos, selected);
  const { pay, isBusy } = usePayVideos(offered, selected);
  return (
    <Bar aria-label={texts.bar}>
      {room}
      <Content>
        <label>
          <Tick
            label={shopMessages.selectAll}
            isOn={isAll}
            isMixed={isIndeterminate}
            onChange={() => select(toggleAll(offered.videos, selected))}
          />
          {shopMessages.selectAll}
        </label>
        <span className="count">{countedMessages.selected(count)}</span>
        <span className="total">
          {shopMessages.total}
          <b>{priceText(total)}</b>
          {texts.unit}
        </span>
        <Button
          variant="contained"
          size="small"
          aria-disabled={isBusy}
          onClick={() => void pay()}
          sx={{ flex: 'none', width: 88 }}
        >
          {isBusy ? texts.paying : shopMessages.goPay}
        </Button>
      </Content>
    </Bar>
  );
}
