/** Where a film plays: with its makers, in a frame, or from this site. */
export type RecipeVideoSource = Readonly<{ kind: 'frame' | 'file'; url: string }>;

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'];
const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;
const ownFile = /^\/videos\/[a-z0-9-]+\.mp4$/;

/**
 * The player of a film's address, in the kind that sets no cookies; null for addresses we do not
 * play.
 */
export function recipeVideoSource(address: string): RecipeVideoSource | null {
  if (ownFile.test(address)) return { kind: 'file', url: address };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  if (youtubeHosts.includes(url.hostname)) return youtubePlayer(url);
  if (['vimeo.com', 'www.vimeo.com'].includes(url.hostname)) return vimeoPlayer(url);
  return null;
}

function youtubePlayer({ hostname, pathname, searchParams }: URL): RecipeVideoSource | null {
  const id = hostname === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  if (id === null || !youtubeId.test(id)) return null;
  return { kind: 'frame', url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
}

function vimeoPlayer({ pathname }: URL): RecipeVideoSource | null {
  const id = pathname.slice(1);
  if (!vimeoId.test(id)) return null;
  return { kind: 'frame', url: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` };
}
