export interface SheetDish {
  id: string;
  dish: string;
  title: string;
  svg: string;
}

/** As many as one looks at without skipping any. */
const dishesOfASheet = 24;

/** A page of small pictures with what they should show, in sheets of 24. */
export function contactSheet(dishes: readonly SheetDish[]): string {
  const sheets: string[] = [];
  for (let from = 0; from < dishes.length; from += dishesOfASheet) {
    const figures = dishes.slice(from, from + dishesOfASheet).map(figureOf);
    sheets.push(`<section>${figures.join('')}</section>`);
  }
  return `<!doctype html><meta charset="utf-8"><title>Dishes</title><style>${style}</style>${sheets.join('')}`;
}

const style =
  'body{font:13px sans-serif;margin:16px}' +
  'section{display:grid;grid-template-columns:repeat(6,1fr);gap:12px;break-after:page;margin-bottom:32px}' +
  'figure{margin:0}img{width:100%;border-radius:8px}small{color:#555}';

function figureOf({ id, dish, title, svg }: SheetDish): string {
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return (
    `<figure><img src="${picture}" alt="" width="400" height="300">` +
    `<figcaption>${escaped(title)}<br><small>${escaped(dish)} ${escaped(id)} ${svg.length} B</small></figcaption></figure>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
