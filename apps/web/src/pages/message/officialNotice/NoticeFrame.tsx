import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { MessageCentre } from '../MessageCentre';
import { texts } from '../texts';

interface NoticeFrameProps {
  title?: string | undefined;
  /** Action beside the back link. */
  action?: ReactNode;
  children: ReactNode;
}

export const NoticeFrame = ({ title, action, children }: NoticeFrameProps) => (
  <MessageCentre kind={noticeKindCodes.official} title={title}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 1 }}>
      <Button href={paths.message(noticeKindCodes.official)}>{texts.backToList}</Button>
      {action}
    </Box>
    {children}
  </MessageCentre>
);
