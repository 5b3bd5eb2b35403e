import { availableParallelism } from 'node:os';
import type { ContentIndex } from '../../domain/recipes/content-index.ts';
import {
  cardImage,
  type ImageFormat,
  type ImageKind,
} from '../../domain/recipes/pictures/image-address.rules.ts';
import { drawingOf, drawingsVersion, hashOf, type ImageSubject } from './drawings.ts';
import { boxOf, boxOnLadder, type Box } from './image-box.ts';
import type { ImageCache } from './image-cache.ts';
import type { ImageRequest } from './image-request.ts';
import { negotiateFormat, offeredFormats } from './negotiate-format.ts';
import type { PhotoFolders } from './photo-folders.ts';
import type { Photo } from './photo.ts';
import type { UploadedPhotos } from './uploaded-photos.ts';
import {
  fitDrawing,
  PictureTooSlowError,
  renderDrawing,
  renderPhoto,
  shapeOfDrawing,
} from './render-image.ts';
import { WorkQueue } from '../../lib/work-queue.ts';

/**
 * Raise this number when the same source is rendered differently: kept pictures are then made anew.
 */
const rendering = 1;
const mostWaiting = 48;
/** The pictures that one address waits for. An address that asks for many waits behind all others. */
const mostWaitingPerAddress = 12;

/** A picture that was asked for and is not made yet: often the browser has it already. */
export interface PlannedImage {
  format: ImageFormat;
  /** Names exactly these bytes. */
  name: string;
  /** The address names the picture as it is now. */
  isVersioned: boolean;
  /**
   * Makes a picture for an address. Rejects when too many wait in all, or too many for this
   * address.
   */
  make: (address: string) => Promise<Buffer | string>;
}

interface ImageServiceOptions {
  /** As it is at the moment. */
  content: () => ContentIndex;
  photos: PhotoFolders;
  uploads: Pick<UploadedPhotos, 'find'>;
  cache: ImageCache;
  warn: (message: string) => void;
  queue?: WorkQueue;
  onPainted?: ((outcome: 'ok' | 'failed') => void) | undefined;
}

/** Pictures of dishes and foods in every size: drawn, or from the photo an editor took. */
export class ImageService {
  readonly #options: ImageServiceOptions;
  readonly #queue: WorkQueue;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    const running = Math.max(1, Math.min(4, availableParallelism() - 1));
    this.#queue = options.queue ?? queueOf({ running });
  }

  /** For the addresses of all pictures of a recipe or food: another one after every change. */
  async versionOf({ kind, id }: { kind: ImageKind; id: string }): Promise<string | null> {
    const subject: ImageSubject = { kind, id, theme: 'light' };
    const drawn = drawingsVersion({ subject, content: this.#options.content() });
    const photo = kind === 'food' ? null : await this.#photoOfRecipe(id);
    if (drawn === null || photo === null) return drawn;
    return hashOf(drawn + photo.hash + JSON.stringify(photo.focus)).slice(0, 12);
  }

  /** The editor's photo of a dish; its plate alone is always drawn. */
  async photoOf({ kind, id }: Pick<ImageSubject, 'kind' | 'id'>): Promise<Photo | null> {
    return kind === 'dish' ? this.#photoOfRecipe(id) : null;
  }

  /** What was uploaded goes before a file beside the recipe's. */
  async #photoOfRecipe(id: string): Promise<Photo | null> {
    const recipe = this.#options.content().recipesById.get(id);
    if (recipe === undefined) return null;
    const uploadId = recipe.photo?.id ?? null;
    const upload = uploadId === null ? null : await this.#options.uploads.find(uploadId);
    const photo = upload ?? (await this.#options.photos.find(id));
    return photo === null ? null : { ...photo, focus: recipe.photo?.focus ?? null };
  }

  /** Null when there is nothing to show, or not in the format that was asked for. */
  async plan(args: {
    subject: ImageSubject;
    request: ImageRequest;
    accept: string | undefined;
  }): Promise<PlannedImage | null> {
    const { subject, request, accept } = args;
    const svg = drawingOf({ subject, content: this.#options.content() });
    if (svg === null) return null;
    const photo = await this.photoOf(subject);
    const shape = photo?.shape ?? shapeOfDrawing(svg);
    const offered = offeredFormats({ isDrawing: photo === null, ...boxOf({ request, shape }) });
    const format = request.format ?? negotiateFormat({ accept, offered });
    const box = format === 'svg' ? boxOf({ request, shape }) : boxOnLadder({ request, shape });
    if (format === 'svg' && photo !== null) return null;
    const name = hashOf(
      JSON.stringify([rendering, photo?.hash ?? svg, ...focusIn(photo), box, format]),
    );
    const make = (address: string) => this.#make({ svg, photo, box, format, name, address });
    const isVersioned = request.version === (await this.versionOf(subject));
    return { format, name, isVersioned, make };
  }

  /** The picture of a shared link, in the one size and format that every site takes. */
  planCard(svg: string): PlannedImage {
    const { width, height, crop, format } = cardImage;
    const box: Box = { width, height, crop, gravity: 'center' };
    const name = hashOf(JSON.stringify([rendering, svg, box, format]));
    const make = (address: string) => this.#make({ svg, photo: null, box, format, name, address });
    return { format, name, isVersioned: false, make };
  }

  async #make({ format, name, ...picture }: Asked & { format: ImageFormat; name: string }) {
    if (format === 'svg') return fitDrawing(picture);
    const file = `${name}.${format}`;
    const kept = await this.#options.cache.find(file);
    if (kept !== null) return kept;
    const underWay = this.#underWay.get(file) ?? this.#render({ ...picture, format, file });
    this.#underWay.set(file, underWay);
    return underWay.finally(() => this.#underWay.delete(file));
  }

  async #render({ file, address, ...picture }: Asked & { format: RasterFormat; file: string }) {
    const bytes = await this.#queue.run(() => this.#paintCounted(picture), address);
    await this.#options.cache.keep({ name: file, bytes }).catch((error: unknown) => {
      this.#options.warn(`Pictures cannot be kept: ${String(error)}`);
    });
    return bytes;
  }

  async #paintCounted(picture: Picture & { format: RasterFormat }): Promise<Buffer> {
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      const bytes = await this.#paint(picture);
      outcome = 'ok';
      return bytes;
    } finally {
      this.#options.onPainted?.(outcome);
    }
  }

  /**
   * A photo that turns out broken in the middle is drawn instead; one for which the machine had no
   * time is not: the drawing would be kept in its place.
   */
  async #paint({ svg, photo, box, format }: Picture & { format: RasterFormat }): Promise<Buffer> {
    if (photo === null) return renderDrawing({ svg, box, format });
    return renderPhoto({ photo, box, format }).catch((error: unknown) => {
      if (error instanceof PictureTooSlowError) throw error;
      this.#options.warn(`${photo.path}: This photo cannot be shown (${String(error)}).`);
      return renderDrawing({ svg, box, format });
    });
  }
}

/** Names of pictures without a focus stay as they were. */
function focusIn(photo: Photo | null) {
  return photo?.focus ? [photo.focus] : [];
}

type RasterFormat = Exclude<ImageFormat, 'svg'>;

interface Picture {
  svg: string;
  photo: Photo | null;
  box: Box;
}

interface Asked extends Picture {
  address: string;
}

function queueOf({ running }: { running: number }): WorkQueue {
  const waiting = mostWaiting;
  const waitingPerOwner = mostWaitingPerAddress;
  return new WorkQueue({ running, waiting, waitingPerOwner, order: 'newest' });
}
