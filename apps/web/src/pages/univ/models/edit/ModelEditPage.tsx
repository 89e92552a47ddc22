import { useGetMadeModelQuery } from '@cheese/api-client/bodies/modelMaking';
import { paths } from '../../../../paths';
import { EditPage, OneToEdit } from '../../making/edit/EditPage';
import { ModelEditor } from './ModelEditor';
import { texts } from './texts';

export default function ModelEditPage() {
  return <EditPage title={texts.title} One={OneModel} />;
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
