import { Notice } from '@cheese/ui/feedback/Notice';
import { Content } from '@cheese/ui/frame/Content';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { departTo } from './departTo';
import { texts } from './texts';

/** Shown during the redirect; the link is for browsers that block it. */
export function DepartingFace({ title, address }: { title: string; address: string }) {
  useEffect(() => departTo(address), [address]);
  return (
    <Content>
      <Notice
        heading
        title={texts.departing(title)}
        action={
          <Button variant="contained" href={address}>
            {texts.depart}
          </Button>
        }
      />
    </Content>
  );
}
