import { useGetMadeModelQuery } from '@cheese/api-client/bodies/modelMaking';
import { paths } from '../../../../paths';
import { EditFrame, OneToEdit } from '../../making/edit/EditFrame';
import { ModelEditor } from './ModelEditor';
import { texts } from './texts';

export default function ModelEditPage() {
  return <EditFrame title={texts.title} One={OneModel} />;
}

function OneModel({ id }: { id: number }) {
  const query = useGetMadeModelQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <OneToEdit
      texts={texts}
      query={query}
      title={query.currentData?.title}
      back={paths.univ.models()}
      look={paths.anatomyStudy({ id })}
      Editor={ModelEditor}
    />
  );
}
