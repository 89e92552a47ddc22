import { exportDrill, importDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { useToast } from '@cheese/ui/toast/useToast';
import { download } from '@cheese/ui/management/download';
import Button from '@mui/material/Button';
import { FileButton } from '../../FileButton';
import { texts } from './texts';

interface FileToolsProps {
  drill: Drill;
  /** What a file says becomes the draft, which can be taken back. */
  onTake: (drill: Drill) => void;
}

/** Signs that no system has in the name of a file. */
const bare = (name: string) => name.replace(/[\\/:*?"<>|\s]+/g, ' ').trim() || texts.what;

/** The draft as a file, and a file as the draft. */
export function FileTools({ drill, onTake }: FileToolsProps) {
  const toast = useToast();
  const save = () => {
    const url = URL.createObjectURL(new Blob([exportDrill(drill)], { type: 'application/json' }));
    download({ url, fileName: `${bare(drill.title)}.json` });
    // Only once the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  const take = async (file: File) => {
    const read = importDrill(await file.text());
    if ('drill' in read) {
      onTake(read.drill);
      toast.success(texts.imported);
    } else toast.error(read.where ? texts.told(read.where, read.says) : read.says);
  };
  return (
    <>
      <FileButton label={texts.importFile} suffixes={['json']} onFile={(file) => void take(file)} />
      <Button variant="outlined" onClick={save}>
        {texts.exportFile}
      </Button>
    </>
  );
}
