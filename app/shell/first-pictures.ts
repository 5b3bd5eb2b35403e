interface RenderedPage {
  html: string;
  /** The drawing at a path; null where a photo is shown. */
  drawingAt: (path: string) => Promise<string | null>;
}

/** What one sees without scrolling; each is about 2 kB of a compressed page. */
const mostPictures = 6;

const startOfPicture = '<picture class="contents">';
const endOfPicture = '</picture>';
const seenAtOnce = 'loading="eager"';
const paths = /(src|srcSet)="(\/dish\/[a-z0-9-]+\.svg)"/g;

/**
 * A page with the drawings of its first row in it: they are painted with the page, not after it. The
 * browser keeps them: their addresses are those of the page's data, which change nothing. In pieces,
 * since a page is large.
 */
export async function withFirstPictures(page: RenderedPage): Promise<string[]> {
  const { drawingAt } = page;
  const html = await withFirstPlates(page);
  const places = firstPictures(html);
  const named = [...new Set(places.flatMap(({ start, end }) => pathsIn(html.slice(start, end))))];
  const drawn = await Promise.all(
    named.map(async (path) => [path, await drawingAt(path)] as const),
  );
  const drawings = new Map(drawn);
  const pieces: string[] = [];
  let written = 0;
  for (const { start, end } of places) {
    pieces.push(html.slice(written, start), inlined({ picture: html.slice(start, end), drawings }));
    written = end;
  }
  pieces.push(html.slice(written));
  return pieces;
}

const preloadedPlate =
  /<link rel="preload" as="image" href="(\/plate\/[a-z0-9-]+\.svg)" fetchPriority="high"\/>/g;

/** The largest that one sees of a page that is read. */
async function withFirstPlates({ html, drawingAt }: RenderedPage): Promise<string> {
  let page = html;
  for (const [preload, path = ''] of html.matchAll(preloadedPlate)) {
    const drawing = await drawingAt(path);
    if (drawing === null) continue;
    page = page.replace(preload, '').replaceAll(`src="${path}"`, `src="${asSource(drawing)}"`);
  }
  return page;
}

interface Place {
  start: number;
  end: number;
}

/** Looked for by what few pictures say, since the pictures of a page are many. */
function firstPictures(html: string): Place[] {
  const places: Place[] = [];
  let at = html.indexOf(seenAtOnce);
  while (at !== -1 && places.length < mostPictures) {
    const start = html.lastIndexOf(startOfPicture, at);
    const end = html.indexOf(endOfPicture, at) + endOfPicture.length;
    const isInPicture = start !== -1 && !html.slice(start, at).includes(endOfPicture);
    if (isInPicture) places.push({ start, end });
    at = html.indexOf(seenAtOnce, isInPicture ? end : at + 1);
  }
  return places;
}

function pathsIn(picture: string): string[] {
  return [...picture.matchAll(paths)].map(([, , path = '']) => path);
}

function inlined({
  picture,
  drawings,
}: {
  picture: string;
  drawings: ReadonlyMap<string, string | null>;
}): string {
  return picture.replace(paths, (attribute, name: string, path: string) => {
    const drawing = drawings.get(path) ?? null;
    return drawing === null ? attribute : `${name}="${addressOf(drawing)}"`;
  });
}

/** The pages of a day begin with the same dishes. */
const mostKept = 200;
const kept = new Map<string, string>();

function addressOf(drawing: string): string {
  const known = kept.get(drawing);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const address = asAddress(drawing);
  kept.set(drawing, address);
  return address;
}

/** Where it is no list of addresses, most of a drawing may stand as it is written. */
function asSource(svg: string): string {
  // An image has a text of its own, which its page gives.
  const short = svg.replaceAll('"', "'").replace(" aria-hidden='true'", '');
  const safe = short.replaceAll('%', '%25').replaceAll('#', '%23');
  return `data:image/svg+xml,${safe.replaceAll('&', '&amp;').replaceAll(/\s+/g, ' ')}`;
}

/** Short, and safe in an attribute: single quotes, and nothing that ends an address or a list. */
function asAddress(svg: string): string {
  const short = svg.replaceAll('"', "'");
  const safe = short.replaceAll(/[%#<>&,\s]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
  });
  return `data:image/svg+xml,${safe}`;
}
