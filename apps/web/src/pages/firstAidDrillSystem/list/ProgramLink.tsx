import { useGetFirstAidDownloadPathQuery } from '@cheese/api-client/training/firstAid';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Button from '@mui/material/Button';
import { texts } from '../texts';

/** Where an operator has stored the program for classrooms, it is offered beside the drills. */
export function ProgramLink() {
  const imageHost = useImageHost();
  const { data: file } = useGetFirstAidDownloadPathQuery();
  if (!file) return null;
  return (
    <Button variant="outlined" href={withImageHost(file.path, imageHost)} download>
      {texts.program(file.version)}
    </Button>
  );
}
