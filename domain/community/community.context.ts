/** Who writes in the community; everybody with an account reads it, unless it is off. */
export type CommunityMode = 'off' | 'premium' | 'everyone';

/** A picture as it is kept: a small JPEG, upright, without notes of the camera. */
export interface PreparedPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Null for what is no picture, or one too large to open. */
export type PreparePicture = (upload: Buffer) => Promise<PreparedPicture | null>;

declare module '../../api/context.ts' {
  interface Settings {
    COMMUNITY: CommunityMode;
  }
  interface Services {
    preparePicture: PreparePicture;
  }
}
