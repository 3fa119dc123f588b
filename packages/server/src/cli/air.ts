import { presentedAt } from '@onair/core/control-room'
import { formatTime, planTimeZone, zonedDate } from '@onair/core/dates'
import { nextAfter, onAirAt } from '@onair/core/guide'
import { formatMoney } from '@onair/core/money'
import type { Command } from 'commander'
import { controlRoomService } from '../control-room/control-room.service.ts'
import type { WindowRow } from '../control-room/prices.queries.ts'
import type { ShowRow } from '../guide/guide.queries.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addMinutes } from '../kernel/instants.ts'
import { showsAround } from '../live/live.queries.ts'
import { moveOn } from '../live/move-on.ts'
import { CommandRefused, withPool } from './database.ts'

/** The most by which an end is moved: a day. */
const mostMinutes = 1440

/** `onair air …`: the channel. */
export function airCommands(program: Command, config: Config): void {
  const air = program.command('air').description('the programme on air, and the next one')

  air
    .command('now')
    .description('show the programme on air and the next one')
    .action(() =>
      withPool(config, async (pool) => {
        const now = systemClock()
        const shows = await showsAround(pool, { now })
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

  air
    .command('override')
    .argument('<item>', 'the item number, with or without its hyphen')
    .description('put a product on air now, of the programme’s own or another')
    .action((item: string) => act((room) => room.putOnAir(itemNoOf(item), null)))

  air
    .command('extend')
    .argument('<minutes>', 'how much later it ends; fewer than 0: earlier (extend -- -5)')
    .description('move the end of the running programme; the next one begins where it ends')
    .action((text: string) => {
      const minutes = Number(text)
      if (!Number.isInteger(minutes) || minutes === 0 || Math.abs(minutes) > mostMinutes) {
        throw new CommandRefused(`“${text}” is not a number of minutes, such as 10 or -5.`)
      }
      return act((room) => room.moveEnd(undefined, (end) => addMinutes(end, minutes), null))
    })

  air
    .command('swap')
    .argument('<item>', 'an item of the running programme that is still to come')
    .argument('<other>', 'another one')
    .description('exchange the times of two products that are still to come')
    .action((item: string, other: string) => act((room) => room.swap([itemNoOf(item), itemNoOf(other)], null)))

  air
    .command('prices')
    .description('show the price windows that are open or to come, the first twenty')
    .action(() =>
      withPool(config, async (pool) => {
        const windows = await controlRoomService({ pool, clock: systemClock }).prices()
        if (windows.length === 0) print('No price window is open or planned.')
        for (const window of windows) print(describedPrice(window))
      }),
    )

  air
    .command('price')
    .argument('<item>', 'the item number, with or without its hyphen')
    .argument('<price>', 'the right price in dollars, like 39.99, or “end”')
    .description(
      'correct the price of a product’s open price window, or of its next one, also in bags; or end it: what is in a bag keeps its price for ten minutes',
    )
    .action((item: string, price: string) =>
      withPool(config, async (pool) => {
        const room = controlRoomService({ pool, clock: systemClock })
        const itemNo = itemNoOf(item)
        refuseWith(await room.changePrice(itemNo, price === 'end' ? null : centsOf(price), null))
        const remaining = (await room.prices()).filter((window) => window.itemNo === itemNo)
        if (remaining.length === 0) print(`${itemNo} has no other price planned.`)
        for (const window of remaining) print(describedPrice(window))
      }),
    )

  /** Runs an action of the control room, and prints what is on air then. */
  function act(change: (room: ReturnType<typeof controlRoomService>) => Promise<Refusal | undefined>): Promise<void> {
    return withPool(config, async (pool) => {
      refuseWith(await change(controlRoomService({ pool, clock: systemClock })))
      const now = systemClock()
      const show = onAirAt(await showsAround(pool, { now }), now)
      print(`On air: ${described(show)}`)
      print(`Item:   ${presentedAt(show?.products ?? [], now)?.itemNo ?? 'none'}`)
    })
  }
}

/** An item number as `123-456` or as stored. */
function itemNoOf(text: string): string {
  const itemNo = text.replace('-', '')
  if (/^\d{6,9}$/.test(itemNo)) return itemNo
  throw new CommandRefused(`“${text}” is not an item number: it has 6 to 9 digits.`)
}

/** The highest price that a command takes, in dollars. */
const mostDollars = 100_000

function centsOf(text: string): number {
  const cents = /^\d+(\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : 0
  if (cents > 0 && cents <= mostDollars * 100) return cents
  throw new CommandRefused(`“${text}” is not a price, such as 39.99 or 40, nor “end”.`)
}

/** Ends the command with the sentences of a refusal. */
function refuseWith(refused: Refusal | undefined): void {
  if (refused)
    throw new CommandRefused(
      refused
        .items('en')
        .map(({ Message }) => Message)
        .join(' '),
    )
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function describedPrice({ itemNo, nameEn, price, start, end, isOpen }: WindowRow): string {
  const time = (at: Date) => `${zonedDate(at, planTimeZone)} ${formatTime(at, 'en', planTimeZone)}`
  return `${isOpen ? 'Open:   ' : 'Planned:'} ${itemNo} ${formatMoney(price, 'en')}, ${time(start)} to ${time(end)} in Toronto (${nameEn})`
}

function described(show: ShowRow | undefined): string {
  if (!show) return 'nothing'
  const time = (at: Date) => formatTime(at, 'en', planTimeZone)
  return `${show.titleEn} / ${show.titleFr}, with ${show.host}, ${time(show.start)} to ${time(show.end)} in Toronto (${show.id})`
}
