import type { FastifyInstance } from 'fastify'

/** Sizes that the home page's tiles and stage are first shown in. */
const address = /\/images\/([ps]\/[\w-]+)\?impolicy=([SM])&amp;format=(avif)/g

/** The pictures that the home page shows, so that its first visitor does not wait for their drawing. */
export async function homePictures(app: FastifyInstance) {
  const page = await app.inject({ url: '/en/' })
  const found = new Map<string, { name: string; policy: 'S' | 'M'; format: 'avif' }>()
  for (const [key, name = '', policy] of page.body.matchAll(address)) {
    found.set(key, { name, policy: policy as 'S' | 'M', format: 'avif' })
  }
  return [...found.values()]
}
