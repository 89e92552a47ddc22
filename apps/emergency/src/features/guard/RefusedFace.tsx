import { messages } from '@cheese/domain/texts/messages';
import { Notice } from '@cheese/ui/feedback/Notice';
import { ServerPicture } from '@cheese/ui/feedback/pictures';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** For signed-in users without permission. */
export function RefusedFace() {
  useDocumentTitle(texts.refused);
  return (
    <Notice
      heading
      picture={<ServerPicture />}
      title={texts.refused}
      detail={texts.whoMay}
      action={
        <Button variant="contained" href={paths.home()}>
          {messages.backToHome}
        </Button>
      }
    />
  );
}
