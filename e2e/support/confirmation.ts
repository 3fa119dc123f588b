import { expect } from '@playwright/test'
import type { Mail, Sandbox } from './sandbox.ts'
import type { Language, Order } from './shop-api.ts'
import { money } from './words.ts'

/** Expects one confirmation mail, with the order's number and total. @returns the mail */
export async function isConfirmedByMail(sandbox: Sandbox, to: string, order: Order, language: Language): Promise<Mail> {
  await expect.poll(() => sandbox.mailTo(to)).toHaveLength(1)
  const [mail] = await sandbox.mailTo(to)
  if (!mail) throw new Error(`No mail to ${to}`)
  expect(mail.Subject).toContain(order.OrderSummary.OrderNo)
  for (const part of [mail.Text, mail.Html]) expect(part).toContain(money(order.GrandTotal, language))
  return mail
}
