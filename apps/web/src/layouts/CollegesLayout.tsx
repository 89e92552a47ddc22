import { Content } from '@cheese/ui/frame/Content';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { ClassroomMenu } from './colleges/ClassroomMenu';
import { SiteFrame } from './SiteFrame';

const Sides = styled(Content)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  paddingBlock: 24,
  // Its content brings the margins of a page, which this one has already.
  '& > div > *': { paddingInline: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}));

/** The classroom of one course: its menu at the left, its pages beside it. */
export default function CollegesLayout() {
  return (
    <SiteFrame>
      <Sides>
        <ClassroomMenu />
        <div>
          <Outlet />
        </div>
      </Sides>
    </SiteFrame>
  );
}
