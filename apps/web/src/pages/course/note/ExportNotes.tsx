import { useLazyGetOwnNotesQuery } from '@cheese/api-client/learning/courseNote';
import type { OwnNote } from '@cheese/domain/contract/learning/courseNote';
import { chinaMinute } from '@cheese/domain/rules/chinaDay';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { placeText } from '../../../features/notes/notePlace';
import { markdownOf } from './markdownOf';
import { texts } from './texts';

const AT_ONCE = 100;

/** All of one's notes, of one course or of all, as a file. */
export function ExportNotes({ courseId }: { courseId: number | undefined }) {
  const [ask] = useLazyGetOwnNotesQuery();
  const { isBusy, run } = useTask();
  const save = async () => {
    const notes: OwnNote[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { page, pageCnt: AT_ONCE, ...(courseId !== undefined && { courseId }) };
      const { list, total } = await ask(asked).unwrap();
      notes.push(...list);
      if (list.length === 0 || notes.length >= total) break;
    }
    download(
      markdownOf(notes.map(described)),
      texts.fileName(chinaMinute(Date.now()).slice(0, 10)),
    );
  };
  return (
    <Button
      variant="outlined"
      aria-disabled={isBusy}
      onClick={() => void run(save, texts.exported)}
    >
      {texts.export}
    </Button>
  );
}

const described = (note: OwnNote) => ({
  ...note,
  place:
    note.courseware === null || note.position === null
      ? ''
      : placeText(note.courseware.type, note.position),
});

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
