import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { readUploadedPhoto } from '../../domain/content-store/photos/read-photo.ts';
import type { ContentIndex } from '../../domain/recipes/content-index.ts';
import type { Settings } from '../settings/config.ts';
import { ImageCache } from './image-cache.ts';
import { ImageService } from './image-service.ts';
import { PhotoFolders } from './photo-folders.ts';
import { UploadedPhotos } from './uploaded-photos.ts';

const shippedPhotos = join(import.meta.dirname, '..', '..', 'content', 'recipes');

/** The pictures of the shipped and the operator's recipes. */
export function openImages(args: {
  settings: Settings;
  content: () => ContentIndex;
  db: Database;
  warn: (message: string) => void;
  /** Told of each picture that had to be painted. */
  onPainted?: (outcome: 'ok' | 'failed') => void;
}): ImageService {
  const { settings, db, content, warn, onPainted } = args;
  const own = settings.CONTENT_DIR === undefined ? [] : [join(settings.CONTENT_DIR, 'recipes')];
  const cache = new ImageCache({
    folder: join(settings.DATA_DIR, 'images'),
    mostBytes: settings.IMAGE_CACHE_MB * 1_000_000,
  });
  const photos = new PhotoFolders({ folders: [...own, shippedPhotos], warn });
  const folder = join(settings.DATA_DIR, 'photos');
  const uploads = new UploadedPhotos({ folder, findBytes: (id) => readUploadedPhoto({ db, id }) });
  return new ImageService({ content, photos, uploads, cache, warn, onPainted });
}
