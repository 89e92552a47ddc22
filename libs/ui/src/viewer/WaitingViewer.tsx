import { VisuallyHidden } from '../text/VisuallyHidden';
import { styled } from '@mui/material/styles';

const Dark = styled('div')(({ theme }) => ({
  height: '100dvh',
  backgroundColor: theme.palette.viewer.ground,
  '& h1': { margin: 0 },
}));

/** Placeholder while a viewer loads its slide or model. */
export const WaitingViewer = ({ name }: { name: string }) => (
  <Dark>
    <h1>
      <VisuallyHidden>{name}</VisuallyHidden>
    </h1>
  </Dark>
);
