import { imageAddress } from '@onair/core/catalogue'
import type { Language } from '@onair/core/language'
import type { MailItem } from '../kernel/mail/layout.ts'
import type { OrderLine } from './order.ts'
import { lineName } from './order.view.ts'

/** Where the pictures of letters are. */
export type PictureBase = { shopOrigin: string; imageBase: string }

/** A line of an order in a letter: its picture, quantity, name, style and size. */
export function mailItem(line: OrderLine, language: Language, { shopOrigin, imageBase }: PictureBase): MailItem {
  const details = language === 'fr' ? [line.styleFr, line.sizeFr] : [line.styleEn, line.sizeEn]
  const name = [lineName(line, language), ...details.filter((detail) => detail !== null)].join(', ')
  return {
    image: new URL(imageAddress(imageBase, line.imageUrl, 'S', 'jpeg'), shopOrigin).href,
    text: `${line.quantity} × ${name}`,
  }
}
