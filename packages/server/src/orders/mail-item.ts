import type { Language } from '@onair/core/language'
import type { MailItem } from '../kernel/mail/layout.ts'
import { type PictureBase, pictureAddress } from '../kernel/mail/picture.ts'
import type { OrderLine } from './order.ts'
import { lineName } from './order.view.ts'

/** A line of an order in a letter: its picture, quantity, name, style and size. */
export function mailItem(line: OrderLine, language: Language, shop: PictureBase): MailItem {
  const details = language === 'fr' ? [line.styleFr, line.sizeFr] : [line.styleEn, line.sizeEn]
  const name = [lineName(line, language), ...details.filter((detail) => detail !== null)].join(', ')
  return {
    image: pictureAddress(line.imageUrl, 'S', shop),
    text: `${line.quantity} × ${name}`,
  }
}
