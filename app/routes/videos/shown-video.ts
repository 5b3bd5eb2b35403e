import type { VideoQuery } from './operations.gen.ts';

export type ShownVideo = NonNullable<VideoQuery['video']>;
