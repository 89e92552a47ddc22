import type { Author } from '@cheese/domain/contract/people/shapes/author';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Box = styled('div')(({ theme }) => ({
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& header small': { ...theme.typography.caption, color: theme.palette.text.third },
  '& p': { margin: '8px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .picture': { maxWidth: 360 },
}));

interface WrittenProps {
  said: {
    author: Author;
    text: string;
    pictures: readonly string[];
    editedAt: number | null;
    isHeld: boolean;
  };
  at: number;
}

export function Written({ said, at }: WrittenProps) {
  const { author, text, pictures, editedAt, isHeld } = said;
  return (
    <Box>
      <header>
        <PersonFace src={author.avatar || null} name={author.nickname} size={28} />
        <b>{author.nickname}</b>
        <small>
          <RelativeTime at={at} />
        </small>
        {editedAt !== null && <small>{texts.edited}</small>}
        {isHeld && <Chip size="small" label={texts.waiting} />}
      </header>
      <p>{text}</p>
      {pictures.map((picture) => (
        <div key={picture} className="picture">
          <ImageWithFallback src={picture} alt="" ratio={4 / 3} sizes="360px" />
        </div>
      ))}
    </Box>
  );
}
