import type { ImageService } from './image-service.ts';

declare module '../../api/context.ts' {
  interface Services {
    images: ImageService;
  }
}
