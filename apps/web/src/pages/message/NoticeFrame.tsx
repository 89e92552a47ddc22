import type { NoticeKind } from '@cheese/domain/codes/people/notices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { MessageCentre } from './MessageCentre';
import { texts } from './texts';

interface NoticeFrameProps {
  kind: NoticeKind;
  title?: string | undefined;
  /** Action beside the back link. */
  action?: ReactNode;
  children: ReactNode;
}

export const NoticeFrame = ({ kind, title, action, children }: NoticeFrameProps) => (
  <MessageCentre kind={kind} title={title}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 1 }}>
      <Button href={paths.message(kind)}>{texts.backToList}</Button>
      {action}
    </Box>
    {children}
  </MessageCentre>
);
