import { startBareServer } from './bare.ts'
import { measuredPages } from './pages.ts'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'
import { load } from './throughput.ts'

const rounds = 3
const secondsEach = 4
/** How many times a bare server's reply a page may take. */
const most = 110
/** Fewer than the pages that may wait for their turn to compute, so that none is refused. */
const connections = 4

/**
 * How long the server takes to render each of the pages that sell, as a multiple of the time in which a bare server sends the same
 * bytes, in alternation. Neither compresses them, and the calls' replies are cached: most of the time is React's.
 */
export async function measureRendering(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of await measuredPages()) {
    const bytes = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
    const bare = await startBareServer(bytes)
    const results = { shop: [] as number[], bare: [] as number[] }
    try {
      for (let round = 0; round < rounds; round += 1) {
        results.bare.push(await load(bare.url, () => '/', { connections, secondsEach }))
        results.shop.push(await load(origin, () => path, { connections, secondsEach }))
      }
    } finally {
      bare.stop()
    }
    const [shop, alone] = [median(results.shop), median(results.bare)]
    rows.push({
      what: `${name}, rendering, times a bare server’s reply`,
      budget: { most },
      measured: alone / shop,
      unit: '×',
      reference: `${Math.round(shop)} pages/s against ${Math.round(alone)} replies/s, ${Math.round(bytes.length / 1000)} kB`,
    })
  }
  return rows
}
