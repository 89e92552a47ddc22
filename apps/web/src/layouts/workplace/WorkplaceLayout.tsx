import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { Outlet, useLocation } from 'react-router-dom';
import { DepartingFace } from '../../features/neighbour/DepartingFace';
import { neighbourAddress } from '../../settings/neighbours';
import { useSettings } from '../../settings/settings';
import { SuspendedSchools } from '../SuspendedSchools';
import { texts } from './texts';
import { WorkHeader } from './WorkHeader';
import { WorkMenu } from './WorkMenu';

const Sides = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('workplace')]: {
    paddingLeft: sizes.workplaceMenu,
    '& > nav': {
      position: 'fixed',
      top: sizes.header,
      bottom: 0,
      left: 0,
      width: sizes.workplaceMenu,
      paddingBlock: 8,
      overflowY: 'auto',
      backgroundColor: theme.palette.surface,
      borderRight: `1px solid ${theme.palette.hairline}`,
    },
    // Lower rows than for touch, because a mouse is precise and the menu is long.
    '& > nav[data-nav] a': { height: 40 },
  },
  [theme.breakpoints.down('workplace')]: { '& > nav': { display: 'none' } },
}));

const Room = styled('div')({ padding: '0 16px 24px' });

/**
 * Layout for staff: a menu at the left, or in the drawer on narrow screens. A school with its own
 * system at these addresses is redirected there.
 */
export default function WorkplaceLayout() {
  const { pathname, search } = useLocation();
  const elsewhere = neighbourAddress(pathname + search, useSettings().neighbours);
  if (elsewhere) return <DepartingFace title={texts.teaching} address={elsewhere} />;
  return (
    <PageFrame header={<WorkHeader />}>
      <Sides>
        <nav aria-label={texts.menu} data-nav="drawer">
          <WorkMenu />
        </nav>
        <Room>
          <SuspendedSchools />
          <Outlet />
        </Room>
      </Sides>
    </PageFrame>
  );
}
