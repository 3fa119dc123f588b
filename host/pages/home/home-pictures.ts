import type { FastifyInstance } from 'fastify'

/** Matches pictures in the sizes that the home page's tiles and stage request first. */
const address = /\/images\/([ps]\/[\w-]+)\?impolicy=([SM])&amp;format=(avif)/g

/** The pictures of the home page, to be drawn before its first visitor asks for them. */
export async function homePictures(app: FastifyInstance) {
  const page = await app.inject({ url: '/en/' })
  const found = new Map<string, { name: string; policy: 'S' | 'M'; format: 'avif' }>()
  for (const [key, name = '', policy] of page.body.matchAll(address)) {
    found.set(key, { name, policy: policy as 'S' | 'M', format: 'avif' })
  }
  return [...found.values()]
}
