import { styled } from '@mui/material/styles';
import { OptionPicture } from '../kinds/parts/OptionPicture';
import type { Marks } from '../marking/makeMarks';
import { caseOf, sharedOptionOf } from '../marking/markedOf';
import { StemWords } from '../marking/StemWords';
import type { Question } from '../Paper';
import { texts } from '../texts';
import type { QuestionGroup } from './groupAt';

const Head = styled('section')(({ theme: { palette, typography } }) => ({
  marginBottom: 16,
  padding: 16,
  backgroundColor: palette.ground,
  borderLeft: `3px solid ${palette.accent.main}`,
  borderRadius: 4,
  '& > p': { ...typography.caption, margin: '0 0 8px', color: palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul.options > li': { display: 'flex', gap: 8, padding: '4px 0' },
}));

interface GroupHeadProps {
  group: QuestionGroup;
  /** Any question of the group. */
  question: Question;
  marks: Marks | undefined;
}

/** The shared part of a group; it stays mounted while moving between the group's questions. */
export function GroupHead({ group, question, marks }: GroupHeadProps) {
  const { from, to, context, options } = group;
  if (!context && !options) return null;
  return (
    <Head aria-label={context ? texts.context : texts.shared}>
      <p>
        {context ? texts.context : texts.shared}
        {to > from && ` · ${texts.groupRange(from + 1, to + 1)}`}
      </p>
      {context && <StemWords html={context} of={caseOf(question)} marks={marks} />}
      {options && (
        <ul className="options">
          {options.map(({ key, text, picture }) => (
            <li key={key}>
              <b>{key}.</b>
              <div style={{ minWidth: 0 }}>
                <StemWords html={text} of={sharedOptionOf(question, key)} marks={marks} />
                {picture && <OptionPicture path={picture} option={key} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Head>
  );
}
