import { formatMoney } from '@onair/core/money'
import type { Command } from 'commander'
import type { Config } from '../kernel/config.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { outsideFetch } from '../outside/fetch.ts'
import { createProviders } from '../payment/providers.ts'
import { type ReturnedItem, receiveReturnService } from '../returns/receive-return.service.ts'
import { CommandRefused, withPool } from './database.ts'

const steps = {
  ship: 'send an order on its way: its payment is captured, and gift cards that were bought are mailed',
  deliver: 'say that an order has arrived',
  cancel:
    'cancel an order that has not shipped: its payment is released, and stock, promo codes and gift cards get back what it took',
} as const

const said = (cents: number) => formatMoney(cents, 'en')

/** `onair orders …`: what happens to an order after it was placed. */
export function ordersCommands(program: Command, config: Config): void {
  const orders = program.command('orders').description('what happens to an order after it was placed')
  const clock = () => new Date()
  const providers = () => createProviders({ config, fetch: outsideFetch, clock })
  for (const step of ['ship', 'deliver', 'cancel'] as const) {
    orders
      .command(step)
      .argument('<orderNo>', 'the order’s number')
      .description(steps[step])
      .action((orderNo: string) =>
        withPool(config, async (pool) => {
          const { giftCardKey } = config
          const outcome = await fulfilmentService({ pool, clock, providers: providers(), giftCardKey })[step](orderNo)
          if (outcome.status === 'refused') throw new CommandRefused(outcome.why)
          const { state, grandTotalCents } = outcome.order
          process.stdout.write(`Order ${orderNo} is ${state} (${said(grandTotalCents)}).\n`)
        }),
      )
  }
  orders
    .command('receive-return')
    .argument('<orderNo>', 'the order’s number')
    .option('--item <itemNo[:quantity]>', 'what came back; all that is left unless said', addItem)
    .description('take back what a shopper returned, and give back exactly what was paid for it')
    .action((orderNo: string, { item = [] }: { item?: ReturnedItem[] }) =>
      withPool(config, async (pool) => {
        const outcome = await receiveReturnService({ pool, clock, providers: providers() }).receive(orderNo, item)
        if (outcome.status === 'refused') throw new CommandRefused(outcome.why)
        process.stdout.write(`${said(outcome.refundCents)} of order ${orderNo} was given back.\n`)
      }),
    )
}

function addItem(text: string, items: readonly ReturnedItem[] = []): ReturnedItem[] {
  const [, itemNo, quantity] = /^(\d{3}-?\d{3,6})(?::([1-9]\d?))?$/.exec(text) ?? []
  if (itemNo === undefined) throw new CommandRefused(`--item is “${text}”, but must be like 123456 or 123456:2.`)
  return [...items, { itemNo: itemNo.replace('-', ''), ...(quantity !== undefined && { quantity: Number(quantity) }) }]
}
