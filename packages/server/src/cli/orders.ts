import { formatMoney } from '@onair/core/rules'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { createCapture } from '../outside/capture.ts'
import { CommandRefused, withPool } from './database.ts'

const steps = {
  ship: 'send an order on its way: its payment is captured',
  deliver: 'say that an order has arrived',
  cancel: 'cancel an order that has not shipped: its payment is released and its items go back on the shelf',
} as const

/** `onair orders …`: what happens to an order after it was placed. */
export function ordersCommands(program: Command, config: Config): void {
  const orders = program.command('orders').description('what happens to an order after it was placed')
  for (const step of ['ship', 'deliver', 'cancel'] as const) {
    orders
      .command(step)
      .argument('<orderNo>', 'the order’s number')
      .description(steps[step])
      .action((orderNo: string) =>
        withPool(config, async (pool) => {
          const { url: baseUrl, secret } = config.capture
          const service = fulfilmentService({
            pool,
            clock: () => new Date(),
            capture: createCapture({ baseUrl, secret, fetch }),
          })
          const outcome = await service[step](orderNo)
          if (outcome.status === 'refused') throw new CommandRefused(outcome.why)
          const { state, grandTotalCents } = outcome.order
          process.stdout.write(`Order ${orderNo} is ${state} (${formatMoney(grandTotalCents, 'en')}).\n`)
        }),
      )
  }
}
