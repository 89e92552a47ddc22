// A generator draws by what the domain says of pictures.
import { pictureWidths } from '@cheese/domain/rules/site/image';
import sharp from 'sharp';
