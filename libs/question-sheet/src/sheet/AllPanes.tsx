import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { groupAt } from './groupAt';
import { GroupHead } from './GroupHead';
import { paneCard } from './paneCard';
import { QuestionPane } from './QuestionPane';
import { SectionHead } from './SectionHead';
import { sectionsOf } from './sectionsOf';
import type { ShownPanes } from './ShownPanes';

/** What is out of sight is neither laid out nor painted until it comes near. */
const Item = styled('li')(({ theme }) => ({
  padding: '24px 0',
  borderTop: `1px solid ${theme.palette.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
  '&:first-of-type': { borderTop: 0 },
}));
const list = { m: 0, p: 0, listStyle: 'none' };

/** All questions on one page, each drawn anew only when something of it changes. */
export function AllPanes(props: ShownPanes) {
  const { paper, keeper, at, practice, tools, isExamination, isDisabled, go } = props;
  const groups = useMemo(() => paper.questions.map((_, place) => groupAt(paper, place)), [paper]);
  return (
    <Box sx={paneCard}>
      {sectionsOf(paper).map(({ title, lead, places }) => (
        <div key={places[0]}>
          <SectionHead {...{ title, lead }} />
          <Box component="ol" sx={list}>
            {places.map((place) => {
              const question = paper.questions[place];
              const group = groups[place];
              return (
                question && (
                  <Item key={place}>
                    {group?.from === place && <GroupHead group={group} />}
                    <QuestionPane
                      {...{ question, place, keeper, practice, tools, isDisabled }}
                      score={paper.scores[place]}
                      isCurrent={place === at}
                      isNumbered
                      areOptionsAbove={group?.options != null}
                      hasFlags={isExamination}
                      onEnter={go}
                    />
                  </Item>
                )
              );
            })}
          </Box>
        </div>
      ))}
    </Box>
  );
}
