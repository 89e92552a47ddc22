import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { texts } from '../texts';

const look = { display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 4, marginTop: 8 };

export function OptionPicture({ path, option }: { path: string; option: string }) {
  const src = withImageHost(path, useImageHost());
  return <img src={src} alt={texts.optionPicture(option)} loading="lazy" style={look} />;
}
