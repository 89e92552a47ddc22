import { styled } from '@mui/material/styles';
import { sizes } from '../tokens';

/** The 1200 wide middle of a page, with 16 px margins where the window is narrower. */
export const Content = styled('div')({
  width: '100%',
  maxWidth: sizes.content + 2 * sizes.margin,
  marginInline: 'auto',
  paddingInline: sizes.margin,
});
