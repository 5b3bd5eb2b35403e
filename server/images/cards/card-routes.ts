import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../api/context.ts';
import { localeCodes } from '../../../i18n/locales.ts';
import { problem } from '../../../lib/problems.ts';
import { refuseImage, sendImage } from '../send-image.ts';
import type { ImageService } from '../image-service.ts';
import { cardContentOf, type CardSubject } from './card-content.ts';
import { drawCard } from './draw-card.ts';
import { Typesetter } from './type-paths.ts';

const keptCards = 50;
const notFound = problem([], 'image.not-found');

type CardRoute = { Params: { locale: string; kind: string; id: string } };
type Sources = Pick<
  Services,
  'content' | 'themedPlans' | 'pages' | 'landing' | 'videos' | 'settings'
>;

/** What cards are made of: each is another object once something of it is published. */
function sourcesOf({ content, themedPlans, pages, landing, videos }: Sources): readonly object[] {
  return [content, themedPlans, pages, landing, videos];
}

/** What a shared link shows in a chat: /image/card/{locale}/{site | plan | page}/{id} */
export async function cardRoutes(
  app: FastifyInstance,
  { services, images }: { services: Sources; images: ImageService },
): Promise<void> {
  const drawn = new LRUCache<string, string>({ max: keptCards });
  let drawnOf = sourcesOf(services);
  let typesetter: Promise<Typesetter> | null = null;

  async function cardOf(subject: CardSubject): Promise<string | null> {
    const sources = sourcesOf(services);
    if (sources.some((each, at) => each !== drawnOf[at])) drawn.clear();
    drawnOf = sources;
    const key = Object.values(subject).join(' ');
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const card = cardContentOf({ subject, services });
    if (card === null) return null;
    typesetter ??= Typesetter.open();
    const brandName = services.settings.BRAND_NAME;
    const svg = drawCard({
      card,
      brandName,
      foods: services.content.foodsById,
      type: await typesetter,
    });
    drawn.set(key, svg);
    return svg;
  }

  app.get<CardRoute>(
    '/image/card/:locale/:kind/:id',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { kind, id } = request.params;
      const locale = localeCodes.find((each) => each === request.params.locale);
      const svg = locale === undefined ? null : await cardOf({ kind, id, locale });
      if (svg === null) return refuseImage({ request, reply, status: 404, problem: notFound });
      return sendImage({ request, reply, planned: images.planCard(svg) });
    },
  );
}
