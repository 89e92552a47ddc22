import { Outlet } from 'react-router-dom';
import { OrderBar } from '../features/virtualOrder/OrderBar';
import { useVideoSelection } from '../features/virtualOrder/useVideoSelection';
import { VideoSelectionContext } from '../features/virtualOrder/VideoSelectionContext';
import { SiteFrame } from './SiteFrame';

/** For simulations: the order bar is shown while the page offers videos (useOfferVideos). */
export default function HeadVirtualOrderLayout() {
  const selection = useVideoSelection();
  const { offered } = selection;
  return (
    <VideoSelectionContext value={selection}>
      <SiteFrame hasFooter hasWidget>
        <Outlet />
        {offered && <OrderBar {...selection} offered={offered} />}
      </SiteFrame>
    </VideoSelectionContext>
  );
}
