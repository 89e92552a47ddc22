import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { OrgGate } from '../../features/org/OrgGate';
import { OrgScopeProvider } from '../../features/org/OrgScopeProvider';
import { texts } from '../texts';
import { SystemHeader } from './SystemHeader';
import { SystemMenu } from './SystemMenu';

const Sides = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    paddingLeft: sizes.emergencyMenu,
    '& > nav': {
      position: 'fixed',
      top: sizes.header,
      bottom: 0,
      left: 0,
      width: sizes.emergencyMenu,
      paddingBlock: 8,
      overflowY: 'auto',
      backgroundColor: theme.palette.surface,
      borderRight: `1px solid ${theme.palette.hairline}`,
    },
  },
  [theme.breakpoints.down('md')]: { '& > nav': { display: 'none' } },
}));

const Room = styled('div')({ padding: '0 16px 24px' });

/** Management layout: a menu at the left, or in the drawer on narrow screens. */
export function SystemLayout() {
  return (
    <OrgScopeProvider>
      <PageFrame header={<SystemHeader />}>
        <Sides>
          <nav aria-label={texts.menu} data-nav="drawer">
            <SystemMenu />
          </nav>
          <Room>
            <OrgGate>
              <Outlet />
            </OrgGate>
          </Room>
        </Sides>
      </PageFrame>
    </OrgScopeProvider>
  );
}
