/**
 * `npm run relevance -- TABLE`: how well the shop's search answers judged queries, beside MiniSearch over the same goods. The table
 * is yours: see the README of this folder. BENCH_PORT moves the ports of the shop that is measured (3940 and the next ones).
 */
import { startShop } from '../../support/start-shop.ts'
import { shopEnvironment } from '../place.ts'
import { type Engine, miniSearchEngine, shopEngine } from './engines.ts'
import { type Judged, readTable } from './table.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

type Verdict = Judged & { shop: boolean; miniSearch: boolean }

/** Asks both engines for one query after the other. */
async function judge(rows: readonly Judged[], shop: Engine, miniSearch: Engine): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const row of rows) {
    const { language, query, isWell } = row
    const replies = await Promise.all([shop(language, query), miniSearch(language, query)])
    verdicts.push({ ...row, shop: isWell(replies[0]), miniSearch: isWell(replies[1]) })
  }
  return verdicts
}

function summary(title: string, verdicts: readonly Verdict[]): string {
  const share = (engine: 'shop' | 'miniSearch') => {
    const percent = (100 * verdicts.filter((verdict) => verdict[engine]).length) / verdicts.length
    return `${percent.toFixed(0)} %`.padStart(12)
  }
  return `${title.padEnd(12)}${String(verdicts.length).padStart(8)}${share('shop')}${share('miniSearch')}`
}

async function relevance(table: string): Promise<void> {
  const rows = readTable(table)
  say('Starting the shop …')
  const shop = await startShop(shopEnvironment)
  try {
    say('Reading its goods into MiniSearch …')
    const engines = [shopEngine(), miniSearchEngine()] as const
    say(`Asking ${rows.length} queries …\n`)
    const verdicts = await judge(rows, ...engines)
    say(`${'kind'.padEnd(12)}${'queries'.padStart(8)}${'shop'.padStart(12)}${'MiniSearch'.padStart(12)}`)
    for (const [kind, ofKind] of Map.groupBy(verdicts, ({ kind }) => kind)) say(summary(kind, ofKind))
    for (const language of ['en', 'fr'] as const) {
      const ofLanguage = verdicts.filter((verdict) => verdict.language === language)
      if (ofLanguage.length > 0) say(summary(language, ofLanguage))
    }
    say(summary('all', verdicts))
    const missed = verdicts.filter((verdict) => !verdict.shop)
    if (missed.length > 0) say('\nNot answered well:')
    for (const { id, language, kind, query } of missed) say(`  ${id}  ${language}  ${kind}  ${query}`)
  } finally {
    await shop.stop()
  }
}

const [table] = process.argv.slice(2)
if (table) await relevance(table)
else {
  say('Name a table of queries: npm run relevance -- TABLE')
  process.exitCode = 1
}
