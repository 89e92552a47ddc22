import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  marginTop: 8,
});

interface StepPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** A pager for lists in dialogs, which have no address; `Pager` is for the others. */
export function StepPager({ page, pages, onPage }: StepPagerProps) {
  if (pages <= 1) return null;
  return (
    <Row role="group" aria-label="分页">
      <Button size="small" color="inherit" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span aria-live="polite">
        {page} / {pages}
      </span>
      <Button
        size="small"
        color="inherit"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        下一页
      </Button>
    </Row>
  );
}
