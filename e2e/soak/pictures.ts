import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join, resolve } from 'node:path'
import { dataFolder, origins } from './place.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

const subjects = ['kettle', 'mug', 'lamp', 'ring', 'dress', 'coat', 'handbag', 'sneaker']
const colours = ['red', 'navy', 'green', 'black', 'white']
const sizes = ['L', 'M', 'S']
const formats = ['avif', 'jpeg', 'webp']
const root = resolve(import.meta.dirname, '../..')

type Visitor = { address: string; agent: Agent }
const visitor = (address: string): Visitor => ({
  address,
  agent: new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }),
})

/** Asks for a picture. @returns its status; nothing when the visitor has gone before it came */
function ask({ address, agent }: Visitor, path: string): Promise<number | undefined> {
  return new Promise((done) => {
    const options = { agent, localAddress: address, family: 4 }
    const asked = request(`http://127.0.0.1:${new URL(origins.second).port}${path}`, options, (reply) => {
      reply.resume().once('end', () => done(reply.statusCode))
    })
    asked.once('error', () => done(undefined)).end()
  })
}

/** Pictures of two variants of everything; `from` chooses those that nobody has asked for before. */
const paths = (variants: readonly number[]) =>
  subjects.flatMap((subject) =>
    colours.flatMap((colour) =>
      variants.flatMap((variant) =>
        sizes.flatMap((size) =>
          formats.map((format) => `/images/p/${subject}-${colour}-${variant}?impolicy=${size}&format=${format}`),
        ),
      ),
    ),
  )

async function drawn(): Promise<number> {
  const files = await readdir(join(root, dataFolder, 'pictures'), { recursive: true }).catch(() => [])
  return files.filter((name) => /\.(avif|jpeg|webp)$/.test(name)).length
}

/**
 * One address asks for hundreds of pictures at once that nobody has drawn yet; another one asks for a few, as a page does:
 * they take turns. Then the first one goes, and nothing more is drawn for it.
 */
export function crowdedPictures(shop: SoakShop, { pictures, few = 6 }: { pictures: number; few?: number }) {
  return timed(`${pictures} new pictures asked for at once by one address`, 1, async () => {
    const tally = new Tally()
    const broken: string[] = []
    await shop.secondServer({ ONAIR_EXTENSIONS: './packages/demo/exports/extension.ts' })
    try {
      const small = paths([2]).filter((path) => path.endsWith('impolicy=S&format=webp'))
      const page = async ({ connected = () => {} } = {}) => {
        const one = visitor('127.9.0.2')
        // A browser has its connections from the page before. Opening them beside the crowd takes as long as the machine is busy.
        await Promise.all(Array.from({ length: few }, () => ask(one, '/livez')))
        connected()
        const begin = performance.now()
        const statuses = await Promise.all(small.splice(0, few).map((path) => ask(one, path)))
        one.agent.destroy()
        if (statuses.some((status) => status !== 200)) broken.push(`another address was answered ${statuses}`)
        return performance.now() - begin
      }
      const alone = await page()

      const crowd = visitor('127.9.0.1')
      let served = 0
      const asking = paths([0, 1])
        .slice(0, pictures)
        .map(async (path) => {
          const status = await ask(crowd, path)
          if (status === 200) served += 1
          return status
        })
      // The first ones are being drawn.
      await Promise.any(asking)
      let servedBefore = 0
      const connected = () => {
        servedBefore = served
      }
      const beside = await page({ connected })
      const meanwhile = served - servedBefore
      // Each picture of the page may follow one of the crowd's, on each of two threads.
      if (meanwhile > 3 * few) broken.push(`${meanwhile} of the crowd's pictures were answered before ${few} of a page`)

      crowd.agent.destroy()
      for (const status of await Promise.all(asking)) tally.add(status ?? 'gone')
      const drawnBefore = await drawn()
      const after = await page()
      const late = (await drawn()) - drawnBefore - few
      if (late > 4) broken.push(`${late} pictures were drawn for an address that had gone`)
      const times = [alone, beside, after].map((ms) => `${ms.toFixed(0)} ms`).join(', ')
      return { counts: `${tally}; ${few} of another address alone, beside, after: ${times}`, broken }
    } finally {
      await shop.stopSecondServer()
    }
  })
}
