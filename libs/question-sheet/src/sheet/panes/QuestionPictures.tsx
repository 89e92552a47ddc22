import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { texts } from '../../texts';

const look = { display: 'block', maxWidth: '100%', maxHeight: 420, borderRadius: 8, marginTop: 12 };

export function QuestionPictures({ paths }: { paths: readonly string[] }) {
  const host = useImageHost();
  return paths.map((path, at) => (
    <img
      key={path}
      src={withImageHost(path, host)}
      alt={texts.picture(at + 1)}
      loading="lazy"
      style={look}
    />
  ));
}
