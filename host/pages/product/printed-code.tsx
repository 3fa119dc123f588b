import { displayItemNumber } from '@onair/core/item-number'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'

/** For paper: the product's short address, and its QR code. A screen does not fetch the picture. */
export function PrintedCode({ visit, itemNo }: { visit: Visit; itemNo: string }) {
  const t = translator(visit, en, fr)
  const short = `/i/${displayItemNumber(itemNo)}`
  const { host, protocol } = new URL(short, visit.host.settings.origin)
  const address = `${protocol === 'https:' ? '' : `${protocol}//`}${host}${short}`
  return (
    <p className="product-code">
      <img src={`/i/${itemNo}/qr.svg`} alt="" width={120} height={120} loading="lazy" />
      <span>{t('scan', { number: displayItemNumber(itemNo), address })}</span>
    </p>
  )
}
