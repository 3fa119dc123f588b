import { formatMoney } from '@onair/core/money'
import type { Command } from 'commander'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { keySettings } from '../kernel/key.settings.ts'
import { sellerSettings } from '../kernel/seller.settings.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { captureSettings } from '../outside/capture.settings.ts'
import { outsideFetch } from '../outside/fetch.ts'
import { walletSettings } from '../outside/wallet.settings.ts'
import { createProviders } from '../payment/providers.ts'
import { type ReturnedItem, receiveReturnService } from '../returns/receive-return.service.ts'
import { CommandRefused, withPool } from './database.ts'

const steps = {
  ship: 'ship an order: capture its payment, mail the gift cards that it bought, and make its invoices',
  deliver: 'mark an order as delivered',
  cancel:
    'cancel an order that has not shipped: release its payment, and restore stock, promo code uses and gift card balances',
} as const

const inDollars = (cents: number) => formatMoney(cents, 'en')

/** The settings of the payment providers. */
export const settings = [captureSettings, walletSettings]

/** `onair orders …`: commands for placed orders. */
export function ordersCommands(program: Command, config: Config): void {
  const orders = program.command('orders').description('ship, deliver, cancel and refund orders')
  const clock = systemClock
  const providers = () => createProviders({ config, fetch: outsideFetch, clock })
  for (const step of ['ship', 'deliver', 'cancel'] as const) {
    orders
      .command(step)
      .argument('<orderNo>', 'the order’s number')
      .description(steps[step])
      .action((orderNo: string) =>
        withPool(config, async (pool) => {
          const { giftCardKey } = keySettings.of(config)
          const seller = sellerSettings.of(config)
          const operator = fulfilmentService({ pool, clock, providers: providers(), giftCardKey, seller })
          const result = await operator[step](orderNo)
          if (result.status === 'refused') throw new CommandRefused(result.why)
          const { state, grandTotalCents } = result.order
          process.stdout.write(`Order ${orderNo} is ${state} (${inDollars(grandTotalCents)}).\n`)
        }),
      )
  }
  orders
    .command('receive-return')
    .argument('<orderNo>', 'the order’s number')
    .option(
      '--item <itemNo[:quantity]>',
      'a returned item; by default the returns that the customer asked for, or else everything not returned before',
      addItem,
    )
    .option('--return <returnNo>', 'one return that the customer asked for')
    .description('receive a return, and refund exactly what was paid for it')
    .action((orderNo: string, { item = [], return: returnNo }: { item?: ReturnedItem[]; return?: string }) =>
      withPool(config, async (pool) => {
        if (item.length > 0 && returnNo !== undefined)
          throw new CommandRefused('--item and --return exclude each other: a return says what its items are.')
        const returns = receiveReturnService({ pool, clock, providers: providers() })
        const result = await returns.receive(orderNo, item, returnNo)
        if (result.status === 'refused') throw new CommandRefused(result.why)
        process.stdout.write(`${inDollars(result.refundCents)} of order ${orderNo} was given back.\n`)
      }),
    )
}

function addItem(text: string, items: readonly ReturnedItem[] = []): ReturnedItem[] {
  const [, itemNo, quantity] = /^(\d{3}-?\d{3,6})(?::([1-9]\d?))?$/.exec(text) ?? []
  if (itemNo === undefined) throw new CommandRefused(`--item is “${text}”, but must be like 123456 or 123456:2.`)
  return [...items, { itemNo: itemNo.replace('-', ''), ...(quantity !== undefined && { quantity: Number(quantity) }) }]
}
