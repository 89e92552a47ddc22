import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import { MediaButton, type MediaButtonProps } from './MediaButton';

/** Takes a picture into the text. */
export const PictureButton = (props: Pick<MediaButtonProps, 'upload' | 'onOpen' | 'onTaken'>) => (
  <MediaButton
    name="插入图片"
    accept="image/png,image/jpeg,image/webp"
    Sign={AddPhotoAlternate}
    draw={(src) => Object.assign(document.createElement('img'), { src, alt: '图片' })}
    {...props}
  />
);
