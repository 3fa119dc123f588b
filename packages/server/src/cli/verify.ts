import { formatMoney } from '@onair/core/money'
import type { Command } from 'commander'
import type { Config } from '../kernel/config.ts'
import { type Disagreement, type Totals, verify } from '../verify/verify.service.ts'
import { CommandRefused, withPool } from './database.ts'

const dollars = (cents: number) => formatMoney(cents, 'en')
const count = (number: number) => number.toLocaleString('en-CA')

/** A shop's sums in one line: two copies of a shop have the same. */
export const sentenceOf = (totals: Totals): string =>
  [
    `${count(totals.orders)} orders of ${dollars(totals.orderCents)}`,
    `${count(totals.payments)} payments of ${dollars(totals.paymentCents)}`,
    `${count(totals.postings)} postings of ${dollars(totals.debitCents)}`,
    `${count(totals.giftCards)} gift cards with ${dollars(totals.giftCardCents)}`,
    `${count(totals.stockUnits)} units in stock.`,
  ].join(', ')

const paragraphOf = ({ promise, count: places, first }: Disagreement): string =>
  [
    `Not so in ${places === 1 ? 'one place' : `${count(places)} places`}: ${promise}`,
    ...first.map(
      ({ at, expected, found }) => `  ${at}: ${JSON.stringify(expected)} expected, ${JSON.stringify(found)} found`,
    ),
  ].join('\n')

/** `onair verify`: whether the shop's records agree. */
export function verifyCommand(program: Command, config: Config): void {
  program
    .command('verify')
    .description(
      'check that orders, payments, invoices, ledger, stock and gift cards agree to the cent; status 1 if they do not',
    )
    .action(() =>
      withPool(config, async (pool) => {
        const { totals, disagreements } = await verify(pool)
        process.stdout.write(`${sentenceOf(totals)}\n`)
        if (disagreements.length > 0) throw new CommandRefused(disagreements.map(paragraphOf).join('\n'))
        process.stdout.write('Orders, payments, invoices, ledger, stock and gift cards agree to the cent.\n')
      }),
    )
}
