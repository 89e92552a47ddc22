import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { treeOf } from '@cheese/domain/rules/lists/tree';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChapterBlock } from './ChapterBlock';
import { type DirectoryAction, DirectoryDialogs } from './DirectoryDialogs';
import { texts } from './texts';
import { useDirectory } from './useDirectory';
import { useKeptFocus } from './useKeptFocus';

/** Editor of the directory: chapters and items in learning order. */
export function DirectoryPart({ course }: { course: MadeCourseDetail }) {
  const acts = useDirectory(course);
  const [asked, ask] = useState<DirectoryAction | null>(null);
  const { frame, onKeyMove } = useKeptFocus(course);
  const nodes = treeOf(course.chapters);
  const add = (
    <Button variant="outlined" onClick={() => ask({ what: 'addChapter', pid: null })}>
      {texts.addChapter}
    </Button>
  );
  return (
    <section aria-label={texts.directory} ref={frame}>
      {nodes.length === 0 ? (
        <EmptyState sentence={texts.noChapters} action={add} />
      ) : (
        <>
          <Typography sx={{ mb: 1.5, color: 'text.third' }}>{texts.keys}</Typography>
          {nodes.map((node) => (
            <ChapterBlock
              key={node.id}
              node={node}
              course={course}
              acts={acts}
              ask={ask}
              onKeyMove={onKeyMove}
            />
          ))}
          <Box sx={{ mt: 2 }}>{add}</Box>
        </>
      )}
      {asked && <DirectoryDialogs course={course} asked={asked} onClose={() => ask(null)} />}
    </section>
  );
}
