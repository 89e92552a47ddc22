import { RichText } from '@cheese/ui/article/RichText';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import { useAnswerOwner } from '../../review/AnswerOwner';
import type { ReviewProps } from '../KindView';
import { texts } from '../texts';
import { OptionPicture } from './OptionPicture';

const Options = styled('ul')(({ theme }) => ({
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, padding: '6px 8px', borderRadius: 4 },
  '& li > svg': { flex: 'none' },
  '& .end': { flex: 'none', marginLeft: 'auto', color: theme.palette.text.third },
  '& .right': { color: theme.palette.success.main, fontWeight: 600 },
  '& .wrong': { color: theme.palette.error.main },
}));

/** The options of a question that was marked: which were right, and which were chosen wrongly. */
export function MarkedOptions({ question, othersChose }: ReviewProps) {
  const right = question.right.flat();
  const owner = useAnswerOwner();
  return (
    <Options>
      {question.options.map(({ key, text, picture }) => {
        const isRight = right.includes(key);
        const isWrong = question.given.includes(key) && !isRight;
        return (
          <li key={key} className={isRight ? 'right' : isWrong ? 'wrong' : undefined}>
            <span>{key}.</span>
            <div style={{ minWidth: 0 }}>
              <RichText html={text} />
              {picture && <OptionPicture path={picture} option={key} />}
            </div>
            <span className="end">{othersChose && texts.othersChose(othersChose[key] ?? 0)}</span>
            {isRight && <CheckCircle fontSize="small" titleAccess={texts.rightOption} />}
            {isWrong && <Cancel fontSize="small" titleAccess={texts.wrongOption[owner]} />}
          </li>
        );
      })}
    </Options>
  );
}
