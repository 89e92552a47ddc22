import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { QuestionGroup } from '../groupAt';
import { GroupHead } from '../GroupHead';
import { QuestionPane, type QuestionPaneProps } from './QuestionPane';

/** What is out of sight is neither laid out nor painted until it comes near. */
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

/** One of many questions on a page: of hundreds only the one that was answered is drawn anew. */
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
