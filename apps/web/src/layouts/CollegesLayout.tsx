import { Content } from '@cheese/ui/frame/Content';
import { styled } from '@mui/material/styles';
import { idParam } from '@cheese/ui/address/urlParams';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useSessionState } from '../session/session';
import { ClassroomHead } from './colleges/ClassroomHead';
import { ClassroomMenu } from './colleges/ClassroomMenu';
import { SiteFrame } from './SiteFrame';

const Sides = styled(Content)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  paddingBlock: 24,
  // The content is already inside the margins of the page, so it drops its own.
  '& > div > *': { paddingInline: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}));

export default function CollegesLayout() {
  const courseId = idParam(useSearchParams()[0], 'courseId');
  const { isSignedIn } = useSessionState();
  return (
    <SiteFrame>
      <Sides>
        <ClassroomMenu />
        <div>
          {courseId !== undefined && isSignedIn === true && <ClassroomHead courseId={courseId} />}
          <Outlet />
        </div>
      </Sides>
    </SiteFrame>
  );
}
