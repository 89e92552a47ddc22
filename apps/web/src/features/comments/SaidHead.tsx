import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import { isReply } from './Thread';
import { texts } from './texts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '& b': { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.palette.text.third },
}));

export function SaidHead({ said }: { said: Comment | Reply }) {
  const stars = isReply(said) ? null : said.stars;
  return (
    <Head>
      <b>{said.author.nickname}</b>
      {isReply(said) && said.answers && <small>{texts.answers(said.answers.nickname)}</small>}
      {stars !== null && <Rating readOnly size="small" value={stars} getLabelText={texts.stars} />}
      <small>
        <RelativeTime at={said.createdAt} />
      </small>
      {said.editedAt !== null && <small>{texts.edited}</small>}
      {marksOf(said).map((mark) => (
        <Chip key={mark} size="small" label={mark} />
      ))}
    </Head>
  );
}

function marksOf(said: Comment | Reply): string[] {
  const marks: [string, boolean][] = [
    [texts.pinned, !isReply(said) && said.isPinned],
    [texts.waiting, said.isHeld],
    [texts.hidden, said.state === commentStateCodes.hidden],
    [texts.locked, said.state === commentStateCodes.locked],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}
