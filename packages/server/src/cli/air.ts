import { formatTime, planTimeZone } from '@onair/core/dates'
import { nextAfter, onAirAt } from '@onair/core/guide'
import type { Command } from 'commander'
import type { ShowRow } from '../guide/guide.queries.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { showsAround } from '../live/live.queries.ts'
import { moveOn } from '../live/move-on.ts'
import { CommandRefused, withPool } from './database.ts'

/** `onair air …`: the channel. */
export function airCommands(program: Command, config: Config): void {
  const air = program.command('air').description('the programme on air, and the next one')

  air
    .command('now')
    .description('show the programme on air and the next one')
    .action(() =>
      withPool(config, async (pool) => {
        const now = systemClock()
        const shows = await showsAround(pool, now)
        print(`On air: ${described(onAirAt(shows, now))}`)
        print(`Next:   ${described(nextAfter(shows, now))}`)
      }),
    )

  air
    .command('next')
    .description('end the running programme now and begin the next one, which runs to its planned end')
    .action(() =>
      withPool(config, async (pool) => {
        const { ended, begun } = await moveOn(pool, systemClock())
        if (!begun) throw new CommandRefused('There is no programme to begin: start the shop, which plans them.')
        if (ended) print(`Ended:  ${ended.titleEn}`)
        print(`On air: ${described({ ...begun, start: systemClock() })}`)
      }),
    )
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function described(show: ShowRow | undefined): string {
  if (!show) return 'nothing'
  const time = (at: Date) => formatTime(at, 'en', planTimeZone)
  return `${show.titleEn} / ${show.titleFr}, with ${show.host}, ${time(show.start)} to ${time(show.end)} in Toronto (${show.id})`
}
