interface RenderedPage {
  html: string;
  /** The drawing at a path; null where a photo is shown. */
  drawingAt: (path: string) => Promise<string | null>;
}

/** What one sees without scrolling; each is about 2 kB of a compressed page. */
const mostPictures = 6;

const pictures = /<picture class="contents">(.*?)<\/picture>/g;
const paths = /(src|srcSet)="(\/dish\/[a-z0-9-]+\.svg)"/g;

/**
 * A page with the drawings of its first row in it: they are painted with the page, not after it. The
 * browser keeps them: their addresses are those of the page's data, which change nothing.
 */
export async function withFirstPictures({ html, drawingAt }: RenderedPage): Promise<string> {
  const eager = [...html.matchAll(pictures)]
    .map(([picture]) => picture)
    .filter((picture) => picture.includes('loading="eager"'))
    .slice(0, mostPictures);
  const named = [...new Set(eager.flatMap((picture) => pathsIn(picture)))];
  const drawn = await Promise.all(
    named.map(async (path) => [path, await drawingAt(path)] as const),
  );
  const drawings = new Map(drawn);
  let page = html;
  for (const picture of new Set(eager)) {
    page = page.replace(picture, () => inlined({ picture, drawings }));
  }
  return page;
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

/** Short, and safe in an attribute: single quotes, and nothing that ends an address or a list. */
function asAddress(svg: string): string {
  const short = svg.replaceAll('"', "'");
  const safe = short.replaceAll(/[%#<>&,\s]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
  });
  return `data:image/svg+xml,${safe}`;
}
