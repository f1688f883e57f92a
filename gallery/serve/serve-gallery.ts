import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import * as v from 'valibot';
import { picturePath, type Shown, shownPath } from '../shown-screens.ts';

export interface ServedGallery {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  close(): Promise<void>;
}

export interface GalleryContent {
  /** Folder of the built gallery. */
  readonly site: string;
  /** What there is beside the parts. */
  shown(): Promise<Shown>;
  /** @throws Error with what is in the way where the screen does not come up */
  picture(id: string, look: string): Promise<Buffer>;
}

const placeSchema = v.object({ id: v.string(), look: v.string() });

/** Opens the gallery on loopback. @param port 0: one that is free */
export async function serveGallery(
  { site, shown, picture }: GalleryContent,
  port = 0,
): Promise<ServedGallery> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: site });
  app.get(shownPath, shown);
  app.get(picturePath(':id', ':look'), async ({ params }, reply) => {
    const { id, look } = v.parse(placeSchema, params);
    const known = (await shown()).screens.find((one) => one.id === id);
    if (!known?.looks.includes(look)) return reply.code(404).send('There is no such screen.');
    try {
      return await reply.type('image/png').send(await picture(id, look));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return reply.code(500).type('text/plain').send(why);
    }
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, close: () => app.close() };
}
