import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { groupAt } from '../groupAt';
import { paneCard } from './paneCard';
import { PaneItem } from './PaneItem';
import { SectionHead } from '../SectionHead';
import { sectionsOf } from '../sectionsOf';
import type { ShownPanes } from './ShownPanes';

const list = { m: 0, p: 0, listStyle: 'none' };

/** All questions on one page, in their sections. */
export function AllPanes(props: ShownPanes) {
  const { paper, keeper, at, practice, tools, hasFlags, isDisabled, go } = props;
  const groups = useMemo(() => paper.questions.map((_, place) => groupAt(paper, place)), [paper]);
  const sections = useMemo(() => sectionsOf(paper), [paper]);
  return (
    <Box sx={paneCard}>
      {sections.map(({ title, lead, places }) => (
        <div key={places[0]}>
          <SectionHead title={title} lead={lead} />
          <Box component="ol" sx={list}>
            {places.map((place) => {
              const question = paper.questions[place];
              return (
                question && (
                  <PaneItem
                    key={place}
                    question={question}
                    place={place}
                    keeper={keeper}
                    practice={practice}
                    tools={tools}
                    isDisabled={isDisabled}
                    group={groups[place] ?? null}
                    score={paper.scores[place]}
                    isCurrent={place === at}
                    hasFlags={hasFlags}
                    onEnter={go}
                  />
                )
              );
            })}
          </Box>
        </div>
      ))}
    </Box>
  );
}
