import { useGetChapterDetailQuery } from '@cheese/api-client/learning/chapter';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface ChapterTextProps {
  id: number;
  title: string;
}

/** Introduction of a chapter, loaded when the learner opens it. */
export function ChapterText({ id, title }: ChapterTextProps) {
  const [isOpen, open] = useState(false);
  return (
    <li className="text">
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={texts.chapterTextOf(title)}
        onClick={() => open(!isOpen)}
      >
        {isOpen ? texts.closeText : texts.chapterText}
      </Button>
      {isOpen && <Words id={id} />}
    </li>
  );
}

const Words = ({ id }: { id: number }) => (
  <Answered
    query={useGetChapterDetailQuery({ id })}
    what={texts.chapterText}
    skeleton={<RowsSkeleton count={2} />}
  >
    {({ html }) => <SafeHtml html={html} />}
  </Answered>
);
