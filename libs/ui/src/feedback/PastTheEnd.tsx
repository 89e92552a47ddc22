import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

/** For an address that asks for a page behind the last one of a list, such as an old link. */
export function PastTheEnd({ firstHref }: { firstHref: string }) {
  return (
    <EmptyState
      sentence="没有这一页"
      hint="列表可能变短了，请从第一页看起"
      action={<Button href={firstHref}>回到第一页</Button>}
    />
  );
}
