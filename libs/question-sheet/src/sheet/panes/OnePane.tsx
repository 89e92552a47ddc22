import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from '../../texts';
import { groupAt } from '../groupAt';
import { GroupHead } from '../GroupHead';
import { paneCard } from './paneCard';
import { QuestionPane } from './QuestionPane';
import { SectionHead } from '../SectionHead';
import { sectionAt } from '../sectionsOf';
import type { ShownPanes } from './ShownPanes';

/** One question at a time, and the ways on and back. */
export function OnePane(props: ShownPanes & { onSubmit: () => void }) {
  const { paper, keeper, at, practice, tools, hasFlags, isDisabled, go, onSubmit } = props;
  const question = paper.questions[at];
  if (!question) return null;
  const group = groupAt(paper, at);
  const section = sectionAt(paper, at);
  return (
    <Box sx={paneCard}>
      {section && <SectionHead {...section} />}
      {group && (
        <GroupHead key={group.from} group={group} question={question} marks={tools?.marks} />
      )}
      <QuestionPane
        question={question}
        keeper={keeper}
        practice={practice}
        tools={tools}
        isDisabled={isDisabled}
        place={at}
        score={paper.scores[at]}
        isCurrent
        isNumbered={false}
        areOptionsAbove={group?.options != null}
        hasFlags={hasFlags}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {texts.previous}
        </Button>
        {at < paper.questions.length - 1 ? (
          <Button variant="contained" onClick={() => go(at + 1)}>
            {texts.next}
          </Button>
        ) : (
          <Button variant="contained" onClick={onSubmit}>
            {texts.submit}
          </Button>
        )}
      </Box>
    </Box>
  );
}
