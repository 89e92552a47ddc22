import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { QuestionGroup } from '../groupAt';
import { GroupHead } from '../GroupHead';
import { QuestionPane, type QuestionPaneProps } from './QuestionPane';

/** `content-visibility` skips layout and paint of questions far outside of the window. */
const Item = styled('li')(({ theme }) => ({
  padding: '24px 0',
  borderTop: `1px solid ${theme.palette.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
  '&:first-of-type': { borderTop: 0 },
}));

type PaneItemProps = Omit<QuestionPaneProps, 'areOptionsAbove' | 'isNumbered'> & {
  group: QuestionGroup | null;
};

/** Memoised, because a page may show hundreds of questions. */
export const PaneItem = memo(function PaneItem({ group, ...pane }: PaneItemProps) {
  return (
    <Item>
      {group?.from === pane.place && (
        <GroupHead group={group} question={pane.question} marks={pane.tools?.marks} />
      )}
      <QuestionPane {...pane} isNumbered areOptionsAbove={group?.options != null} />
    </Item>
  );
});
