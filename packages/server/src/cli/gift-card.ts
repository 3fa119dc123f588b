import { planTimeZone, zonedDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import type { Command } from 'commander'
import { issueGiftCard } from '../gift-card/gift-card.service.ts'
import { soldGiftCards } from '../gift-card/sold.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { keySettings } from '../kernel/key.settings.ts'
import { queueOrderMail } from '../kernel/mail/outbox.queries.ts'
import { CommandRefused, withPool } from './database.ts'

/** The largest balance of a new card. */
const mostCents = 1_000_000

/** `onair gift-card …`: gift cards. */
export function giftCardCommands(program: Command, config: Config): void {
  const { giftCardKey } = keySettings.of(config)
  const giftCard = program.command('gift-card').description('gift cards')
  giftCard
    .command('send')
    .argument('<orderNo>', 'the order that bought them')
    .description('mail the gift cards of a shipped order to its buyer again, with the same numbers and PINs')
    .action((orderNo: string) =>
      withPool(config, async (pool) => {
        const count = (await soldGiftCards(pool, giftCardKey, orderNo)).length
        if (count === 0) throw new CommandRefused(`No gift cards were issued for an order ${orderNo}.`)
        await queueOrderMail(pool, 'gift-cards', orderNo, systemClock())
        process.stdout.write(`The mail with the gift cards of order ${orderNo} (${count}) goes out soon.\n`)
      }),
    )
  giftCard
    .command('issue')
    .argument('<amount>', 'its balance in dollars, like 50 or 49.95')
    .option('--expires <date>', 'its last day, like 2030-12-31; by default it never expires')
    .description('issue a gift card; its number and PIN are shown only once, here')
    .action((typed: string, { expires }: { expires?: string }) => {
      const cents = /^\d+(\.\d\d)?$/.test(typed) ? Math.round(Number(typed) * 100) : 0
      if (cents <= 0 || cents > mostCents) {
        throw new CommandRefused(`The amount is “${typed}”, but must be like 50 or 49.95, up to ${mostCents / 100}.`)
      }
      if (expires !== undefined && !isDay(expires)) {
        throw new CommandRefused(`--expires is “${expires}”, but must be a day like 2030-12-31.`)
      }
      const today = zonedDate(systemClock(), planTimeZone)
      if (expires !== undefined && expires < today) {
        throw new CommandRefused(`--expires is “${expires}”, which is over; it must be ${today} or later.`)
      }
      return withPool(config, async (pool) => {
        const { cardNumber, pin } = await issueGiftCard(pool, giftCardKey, cents, expires ?? null)
        process.stdout.write(`Number ${cardNumber}\nPIN    ${pin}\nHolds  ${formatMoney(cents, 'en')}\n`)
      })
    })
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
