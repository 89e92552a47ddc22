// A generator draws by what the domain says of pictures.
import { pictureWidths } from '@cheese/domain/rules/image';
import sharp from 'sharp';
