import {
  useExportNotesMutation,
  useLazyGetOwnNotesQuery,
} from '@cheese/api-client/learning/courseNote';
import type { OwnNote } from '@cheese/domain/contract/learning/courseNote';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import Button from '@mui/material/Button';
import { placeText } from '../../../features/notes/notePlace';
import { markdownOf } from './markdownOf';
import { texts } from './texts';

const AT_ONCE = 100;

/** Exports the user's notes of one or all courses, as a document with pictures or as Markdown. */
export function ExportNotes({ courseId }: { courseId: number | undefined }) {
  const [ask] = useLazyGetOwnNotesQuery();
  const [make] = useExportNotesMutation();
  const { isBusy, run } = useTask();
  const saveWord = async () => {
    const { file } = await make(courseId === undefined ? {} : { courseId }).unwrap();
    download(file);
  };
  const saveMarkdown = async () => {
    const notes: OwnNote[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { page, pageCnt: AT_ONCE, ...(courseId !== undefined && { courseId }) };
      const { list, total } = await ask(asked).unwrap();
      notes.push(...list);
      if (list.length === 0 || notes.length >= total) break;
    }
    saveText(
      markdownOf(notes.map(described)),
      texts.fileName(chinaMinute(Date.now()).slice(0, 10)),
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => void run(saveWord, texts.exported)}
      >
        {texts.exportWord}
      </Button>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => void run(saveMarkdown, texts.exported)}
      >
        {texts.exportMarkdown}
      </Button>
    </>
  );
}

const described = (note: OwnNote) => ({
  ...note,
  place: note.courseware === null ? '' : placeText(note.courseware.type, note),
});

function saveText(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
