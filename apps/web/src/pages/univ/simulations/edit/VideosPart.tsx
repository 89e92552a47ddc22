import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import { Section } from '@cheese/ui/frame/Section';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PartProps } from './AboutFields';
import { type DraftVideo, moved, withNew } from './draft';
import { texts } from './texts';
import { VideoFields } from './VideoFields';

/** Videos in order, which can be added, edited, moved and removed. */
export function VideosPart({ draft, fault }: PartProps) {
  const { videos } = draft.now;
  const [removing, remove] = useState<DraftVideo | null>(null);
  const put = (next: readonly DraftVideo[]) => draft.write({ videos: next });
  const without = ({ id }: DraftVideo) => put(videos.filter((video) => video.id !== id));
  const isFull = videos.length >= limits.videos;
  return (
    <Section title={texts.videos}>
      <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: 800 }}>
        {videos.map((video, at) => (
          <VideoFields
            key={video.id}
            video={video}
            at={at}
            isLast={at === videos.length - 1}
            missing={fault?.at === 'video' && fault.id === video.id ? fault.missing : null}
            onChange={(said) =>
              put(videos.map((one) => (one.id === video.id ? { ...one, ...said } : one)))
            }
            onMove={(by) => put(moved(videos, at, by))}
            // A saved video may have been watched, so removing it asks first.
            onRemove={() => (video.id > 0 ? remove(video) : without(video))}
          />
        ))}
      </Stack>
      {videos.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noVideos}</Typography>
      )}
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        disabled={isFull}
        onClick={() => put(withNew(videos))}
      >
        {isFull ? texts.tooManyVideos(limits.videos) : texts.addVideo}
      </Button>
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle}
          consequence={texts.willRemove(removing.title)}
          confirm={texts.confirmRemoval}
          onConfirm={() => {
            without(removing);
            remove(null);
          }}
          onClose={() => remove(null)}
        />
      )}
    </Section>
  );
}
