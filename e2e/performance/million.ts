import { execFileSync, spawn } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { shopEnvironment } from './place.ts'
import type { Row } from './table.ts'

const root = resolve(import.meta.dirname, '../..')
const command = resolve(root, '.dev/onair.mjs')

/** What the generator takes of an exported product. */
type Product = {
  itemNo: string
  nameEn: string
  nameFr: string
  brand: string
  category: string
  styles?: { code: string }[]
  sizes?: { code: string }[]
  edps?: { edpNo?: number; styleCode: string | null; sizeCode: string | null; price: string; wasPrice: string | null }[]
  edpNo?: number
  price?: string
  wasPrice?: string | null
  reviewCount: number
  descriptionEn: string
  descriptionFr: string
  sections: unknown[]
}

// Collections that tell the copies of a name apart; the same in both languages, as names are.
const first = ['Mont', 'Lac', 'Baie', 'Val', 'Cap', 'Parc', 'Rive']
const second = ['Clair', 'Vert', 'Doré', 'Royal', 'Boréal', 'Austral', 'Joli']

/** How a million products are loaded. */
type Loading = {
  /** The data folder of the shop that is filled; a shop may run on it or not. */
  into: string
  /** The data folder of a shop with the demonstration, whose words, brands, colours and prices are varied. */
  from?: string
  count?: number
}

/**
 * Fills a shop with generated products by the operator's own command, and measures it. Each is one of the
 * demonstration's products under another number and name, at another price, with at most two styles and two sizes, so
 * that a search finds the same share of them.
 */
export async function importMillion({
  into,
  from = shopEnvironment.ONAIR_DATA,
  count = 1_000_000,
}: Loading): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'onair-million-'))
  try {
    const path = (name: string) => join(work, `${name}.ndjson`)
    for (const kind of ['brands', 'categories', 'products']) onair(from, ['export', kind, '--out', path(kind)])
    const models = await readModels(path('products'))
    if (models.length === 0) throw new Error('The shop that is copied from has no products.')
    rmSync(path('products'))
    for (const kind of ['brands', 'categories']) onair(into, ['import', kind, path(kind)])
    await pipeline(Readable.from(variations(models, count)), createWriteStream(path('products')))
    const { seconds, megabytes } = await timed(into, ['import', 'products', path('products'), '--restart'])
    return [
      {
        what: `Importing ${count.toLocaleString('en-CA')} products`,
        budget: { least: 5000 },
        measured: count / seconds,
        unit: 'rows/s',
        reference: `${seconds.toFixed(0)} s`,
      },
      { what: 'Memory of the import', measured: megabytes, unit: 'MB', reference: 'at most, resident' },
    ]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const environment = (dataDir: string) => ({ ...process.env, ...shopEnvironment, ONAIR_DATA: dataDir })

function onair(dataDir: string, words: string[]): void {
  execFileSync(process.execPath, [command, ...words], {
    cwd: root,
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function readModels(path: string): Promise<Product[]> {
  const models: Product[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const product: Product = JSON.parse(line)
    if (product.styles) product.styles = product.styles.slice(0, 2)
    if (product.sizes) product.sizes = product.sizes.slice(0, 2)
    const existing = new Set([...(product.styles ?? []), ...(product.sizes ?? [])].map(({ code }) => code))
    const isIncluded = (code: string | null) => code === null || existing.has(code)
    product.edps = product.edps?.filter(({ styleCode, sizeCode }) => isIncluded(styleCode) && isIncluded(sizeCode))
    for (const edp of product.edps ?? []) delete edp.edpNo
    delete product.edpNo
    product.descriptionEn = firstParagraph(product.descriptionEn)
    product.descriptionFr = firstParagraph(product.descriptionFr)
    product.sections = []
    models.push(product)
  }
  return models
}

const firstParagraph = (html: string) => `${html.split('</p>', 1)[0] ?? ''}</p>`

function* variations(models: readonly Product[], count: number): Generator<string> {
  let batch = ''
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length]
    const round = Math.floor(index / models.length)
    if (!model) return
    batch += `${JSON.stringify(variation(model, round))}\n`
    if (batch.length < 1 << 18) continue
    yield batch
    batch = ''
  }
  yield batch
}

function variation(model: Product, round: number): Product {
  const collection = `${first[round % first.length]} ${second[Math.floor(round / first.length) % second.length]}`
  const factor = 0.7 + (((Number(model.itemNo) + round * 37) % 61) / 61) * 0.6
  const priced = (dollars: string) => (Math.ceil(Number(dollars) * factor) - 0.01).toFixed(2)
  const prices = <Priced extends { price?: string; wasPrice?: string | null }>(of: Priced): Priced => ({
    ...of,
    ...(of.price && { price: priced(of.price) }),
    ...(of.wasPrice && { wasPrice: priced(of.wasPrice) }),
  })
  return {
    ...prices(model),
    // Two more digits in front: no two are the same, and none is the demonstration's.
    itemNo: `${10 + round}${model.itemNo}`,
    nameEn: `${model.nameEn}, ${collection}`,
    nameFr: `${model.nameFr}, ${collection}`,
    reviewCount: (model.reviewCount * (1 + round)) % 400,
    ...(model.edps && { edps: model.edps.map(prices) }),
  }
}

/** Runs the command itself, so that its memory can be read. */
async function timed(dataDir: string, words: string[]): Promise<{ seconds: number; megabytes: number }> {
  const begin = performance.now()
  const main = resolve(root, 'packages/server/src/cli/main.ts')
  const child = spawn(process.execPath, [main, ...words], {
    cwd: root,
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = `${output}${text}`.slice(-2000)
  })
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, mostResident(child.pid))
  }, 500)
  const status = await new Promise<number | null>((done) => child.once('exit', done))
  clearInterval(watch)
  if (status !== 0) throw new Error(`The import ended with status ${status}:\n${output}`)
  return { seconds: (performance.now() - begin) / 1000, megabytes: most }
}

/** The peak memory of a process so far, in megabytes; 0 where the system does not say. */
function mostResident(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}
