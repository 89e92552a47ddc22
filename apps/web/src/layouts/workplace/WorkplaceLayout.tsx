import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { Outlet, useLocation } from 'react-router-dom';
import { DepartingFace } from '../../features/neighbour/DepartingFace';
import { neighbourAddress } from '../../settings/neighbours';
import { useSettings } from '../../settings/settings';
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
  },
  [theme.breakpoints.down('workplace')]: { '& > nav': { display: 'none' } },
}));

const Room = styled('div')({ padding: '0 16px 24px' });

/**
 * For everybody who works here: a menu at the left, in the drawer where there is no room for it. A
 * school may have a system of its own at these addresses, which it then leads to.
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
          <Outlet />
        </Room>
      </Sides>
    </PageFrame>
  );
}
