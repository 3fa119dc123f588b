import { createWriteStream } from 'node:fs'
import { readFile, rm, truncate } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder } from './place.ts'
import { beginOnairWith } from './programs.ts'
import { emptyPlan, type SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

const root = resolve(import.meta.dirname, '../..')
const hour = 3_600_000
const megabyte = 1_000_000
/** What the command may keep, in megabytes. Without a bound Node collects garbage as late as the machine's memory lets it. */
const heap = 96
/** The longest description that a programme may have. */
const description = 'Shown live from the studio. '.repeat(178)

const xmltvTime = (at: number) => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`

/** An XMLTV file of programmes of an hour, one after the other. */
function* programmes(bytes: number, first: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n'
  for (let written = 0, at = first; written < bytes; at += hour) {
    const programme = `<programme start="${xmltvTime(at)}" stop="${xmltvTime(at + hour)}" channel="onair"><title lang="en">Show ${at}</title><title lang="fr">Émission ${at}</title><desc lang="en">${description}</desc><desc lang="fr">${description}</desc></programme>\n`
    written += programme.length
    yield programme
  }
  yield '</tv>\n'
}

/** Imports a file. @returns the command's status and its greatest memory, in megabytes */
async function importing(file: string) {
  const { pid, ended } = beginOnairWith({ NODE_OPTIONS: `--max-old-space-size=${heap}` }, 'import', 'schedule', file)
  let most = 0
  let done = false
  const measuring = (async () => {
    while (!done) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      most = Math.max(most, (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / megabyte)
      await pause(50)
    }
  })()
  const { status, output } = await ended
  done = true
  await measuring
  return { status, output, most }
}

/**
 * A schedule of `megabytes` is read in a bounded memory: within the heap, and with at most `more` megabytes above what a small
 * file takes. The same file cut off in its middle is refused, and leaves the plan as it was.
 */
export function longSchedule(shop: SoakShop, { megabytes, more = 220 }: { megabytes: number; more?: number }) {
  return timed(`a schedule of ${megabytes} MB is imported, and then cut off`, 1, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const file = join(root, dataFolder, 'schedule.xml')
    const first = Math.ceil(Date.now() / hour) * hour
    const write = (bytes: number) => pipeline(Readable.from(programmes(bytes, first)), createWriteStream(file))
    const plan = async () => {
      const { rows } = await shop.db.query<{ count: number; print: string }>(
        `select count(*)::int as count, md5(string_agg(show::text, ',' order by id)) as print from show`,
      )
      return rows[0] ?? { count: 0, print: '' }
    }
    try {
      await emptyPlan(shop)
      await write(megabyte)
      const small = await importing(file)
      if (small.status !== 0) broken.push(`a small file was refused: ${small.output}`)

      await write(megabytes * megabyte)
      const whole = await importing(file)
      const imported = await plan()
      // The head and the end of the file are no programmes.
      let expected = -2
      for (const _ of programmes(megabytes * megabyte, first)) expected += 1
      if (whole.status !== 0) broken.push(`the file was refused: ${whole.output}`)
      if (imported.count !== expected) broken.push(`${imported.count} of ${expected} programmes were imported`)
      if (whole.most - small.most > more)
        broken.push(`it took ${(whole.most - small.most).toFixed(0)} MB more than a small file`)

      await truncate(file, (megabytes * megabyte) / 2)
      const cut = await importing(file)
      const after = await plan()
      if (cut.status !== 1) broken.push(`the file that is cut off ended with status ${cut.status}`)
      if (after.print !== imported.print) broken.push('the file that is cut off changed the plan')
      tally.add('programmes', imported.count)
      const memory = [small, whole, cut].map(({ most }) => `${most.toFixed(0)} MB`).join(', ')
      return { counts: `${tally}; memory for 1 MB, all of it, cut off: ${memory}`, broken }
    } finally {
      await rm(file, { force: true })
      await emptyPlan(shop)
    }
  })
}
