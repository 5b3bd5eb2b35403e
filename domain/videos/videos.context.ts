import type { VideoLibrary } from './video-library.ts';

declare module '../../api/context.ts' {
  interface Services {
    videos: VideoLibrary;
  }
}
