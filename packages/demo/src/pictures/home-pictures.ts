import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PictureFile, Pictures } from './pictures.service.ts'

/** Matches pictures in the sizes that the home page's tiles and stage request first. */
const address = /\/images\/([ps]\/[\w-]+)\?impolicy=([SM])&amp;format=(avif)/g

/** The pictures on the home page. */
async function homePictures(app: FastifyInstance): Promise<PictureFile[]> {
  const page = await app.inject({ url: '/en/' })
  const pictures = new Map<string, PictureFile>()
  for (const [key, name = '', policy] of page.body.matchAll(address)) {
    pictures.set(key, { name, policy: policy === 'S' ? 'S' : 'M', format: 'avif' })
  }
  return [...pictures.values()]
}

/** Draws the home page's pictures before its first visitor asks for them. */
export async function drawHomePictures(
  app: FastifyInstance,
  pictures: Pictures,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const drawn = await pictures.warm(await homePictures(app))
    log.info({ pictures: drawn }, 'the home page’s pictures are drawn')
  } catch (error) {
    // The pictures are then drawn when a shopper asks for them.
    log.warn({ err: error }, 'the home page’s pictures could not be drawn ahead')
  }
}
