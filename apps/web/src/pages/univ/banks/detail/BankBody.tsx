import type { BankManageContract } from '@cheese/domain/contract/exam/bankManage';
import type { Answers } from '@cheese/domain/contract/call';
import { idParam } from '@cheese/ui/address/urlParams';
import { Card } from '@cheese/ui/frame/Card';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ChapterPane } from './ChapterPane';
import { QuestionsPart } from './QuestionsPart';
import { texts } from './texts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

/** Chapters at the left, questions at the right; on a phone the chapters are in a drawer. */
export function BankBody({ bank, chapters, tags }: Answers<BankManageContract['detail']>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const said = idParam(search, 'chapterId');
  const chosen = chapters.find(({ id }) => id === said);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const hrefOf = (chapterId: number | undefined) =>
    paths.univ.bank({ bankId: bank.id, ...(chapterId !== undefined && { chapterId }) });
  const tree = (
    <ChapterPane
      bank={bank}
      chapters={chapters}
      hrefOf={hrefOf}
      chosen={chosen?.id}
      onGone={() => void navigate(hrefOf(undefined))}
    />
  );
  return (
    <Halves>
      {isNarrow ? (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {texts.chapters}：{chosen?.name ?? texts.allChapters}
          </Button>
          <Drawer
            open={isOpen}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { 'aria-label': texts.openChapters, sx: { width: 300, p: 2 } } }}
          >
            <Box
              onClick={(event) => {
                if ((event.target as Element).closest('a')) setOpen(false);
              }}
            >
              {tree}
            </Box>
          </Drawer>
        </div>
      ) : (
        <Card as="nav" aria-label={texts.chapters} sx={{ p: 1 }}>
          {tree}
        </Card>
      )}
      <div style={{ minWidth: 0 }}>
        <QuestionsPart bank={bank} chapters={chapters} tags={tags} />
      </div>
    </Halves>
  );
}
