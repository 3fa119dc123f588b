import type { ReturnDetail } from '@onair/core/returns/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'

/** The blank modules that the symbology asks for on each side. */
const quietZone = 10
/** The bars' height, in modules. */
const height = 34

/** The label of a return: addresses, carrier, tracking number and its barcode. Prints on a sheet of Letter. */
export function ReturnLabel({ made: { label, returnNo, items } }: { made: ReturnDetail }) {
  const t = useMessages('returnItems', en, fr)
  const { barcode, trackingNo, from, to } = label
  const width = barcode.width + 2 * quietZone
  return (
    <section className="onair-return-label" aria-label={t('label')}>
      <p className="onair-return-label-carrier">{t('postagePaid')}</p>
      <Address title={t('from')} lines={from} />
      <Address title={t('to')} lines={to} />
      <svg
        className="onair-return-barcode"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('barcode', { number: trackingNo })}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={height} fill="#fff" />
        <path transform={`translate(${quietZone} 0) scale(1 ${height})`} d={barcode.path} fill="#000" />
      </svg>
      <p className="onair-return-label-number">
        <span className="onair-hidden">{t('tracking')} </span>
        {trackingNo.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <p className="onair-return-label-contents">
        <strong>{returnNo}</strong> {t('contents')}
        {': '}
        {items.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ')}
      </p>
    </section>
  )
}

function Address({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}
