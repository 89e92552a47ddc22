import { useEnterExamMutation } from '@cheese/api-client/exam/exam';
import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface ElsewhereProps {
  examId: number;
  onTaken: () => void;
}

/** The exam is open on another device; continuing here ends it there. */
export function Elsewhere({ examId, onTaken }: ElsewhereProps) {
  const [enter] = useEnterExamMutation();
  const { run } = useTask();
  const take = () =>
    void run(async () => {
      await enter({ examId, takesOver: true }).unwrap();
      onTaken();
    });
  return (
    <Notice
      picture={<EmptyPicture />}
      title={texts.elsewhere}
      detail={texts.elsewhereWhy}
      action={
        <Button variant="contained" onClick={take}>
          {texts.takeOver}
        </Button>
      }
    />
  );
}
