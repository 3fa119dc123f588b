import { defineSettings } from '../kernel/settings.ts'
import { integer } from '../kernel/variables.ts'

export const ordersSettings = defineSettings({
  title: 'Orders',
  variables: () => ({
    orderEditMinutes: integer('ORDER_EDIT_MINUTES', {
      about: 'the minutes during which an order can be edited',
      default: 60,
      min: 0,
      max: 10_080,
    }),
  }),
})
