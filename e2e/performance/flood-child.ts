/**
 * For the bench: one network address that asks for what no cache can answer, over this many connections at once, on each again as
 * soon as it has a reply: `node flood-child.ts PORT CONNECTIONS ADDRESS`. On SIGTERM it prints its replies by status, as JSON.
 */
import { Agent, request } from 'node:http'

const [port, connections] = process.argv.slice(2, 4).map(Number) as [number, number]
const localAddress = process.argv[4]
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const answers: Record<string, number> = {}
let asked = 0

/** Letters that begin words of the catalogue, with an end that no word has. */
const beginnings = ['lam', 'ring', 'coffee mak', 'red dress siz', 'kitchen knif', 'wom', 'neckl', 'vacu']
const sortKeys = ['relevance', 'price-asc', 'newest', 'rating']

/** Never the same one twice: searches, suggestions, the guide's search, quick orders, lists and pages. */
const kinds: readonly ((index: number) => string)[] = [
  (index) => `/api/v3/en/products?searchTerm=${term(index)}`,
  (index) => `/api/v3/fr/products/suggestions?searchTerm=${term(index)}`,
  (index) => `/api/v2/en/shows/search?term=${term(index)}`,
  (index) =>
    `/api/v3/en/products?itemNos=${[0, 1, 2, 3].map((at) => 100_000 + ((index * 31 + at) % 800_000)).join('-')}`,
  (index) =>
    `/api/v3/en/products?page=${1 + ((index * 7) % 900)}&sortKey=${sortKeys[index % 4]}&pageSize=${10 + (index % 40)}`,
  (index) => `/en/pages/productlist?searchTerm=${term(index)}`,
]

const term = (index: number): string =>
  encodeURIComponent(`${beginnings[index % beginnings.length]} ${index.toString(36)}`)

function ask(path: string): Promise<number | 'lost'> {
  return new Promise((done) => {
    const asking = request({ host: '127.0.0.1', port, path, agent, localAddress, family: 4 }, (reply) => {
      reply.resume().once('close', () => done(reply.statusCode ?? 'lost'))
    })
    asking.once('error', () => done('lost')).end()
  })
}

process.once('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit())
})

for (let one = 0; one < connections; one += 1) {
  void (async () => {
    for (;;) {
      asked += 1
      const index = asked
      const status = await ask((kinds[index % kinds.length] as (typeof kinds)[number])(index))
      answers[status] = (answers[status] ?? 0) + 1
    }
  })()
}
