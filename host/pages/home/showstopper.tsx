import { priceDisplay } from '@onair/core/catalogue'
import type { Showstopper as TodayShowstopper } from '@onair/core/catalogue/client'
import { formatTime, zonedDate } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import { Picture, Price } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './home.messages.en.json'
import fr from './home.messages.fr.json'

/** The day's special price and when it ends; the browser counts down (client/countdown.ts). */
export function Showstopper({ visit, showstopper }: { visit: Visit; showstopper: TodayShowstopper }) {
  const { link, language, timeZone, host } = visit
  const t = translator(visit, en, fr)
  const { product, until } = showstopper
  if (!product) return null
  const { price, was, easyPayment } = priceDisplay(product)
  return (
    <section className="showstopper" id="showstopper" data-theme="dark" aria-labelledby="showstopper-name">
      <div className="showstopper-picture">
        <Picture base={host.settings.imageBase} name={product.imageUrl} alt="" sizes="hero" />
      </div>
      <div className="showstopper-text">
        <p className="eyebrow" id="showstopper-name">
          {t('showstopper')}
        </p>
        <h2>
          <a href={link(productPath(product.itemNo))}>{product.name}</a>
        </h2>
        <p className="showstopper-brand">{product.brand}</p>
        <Price language={language} price={null} range={price} wasRange={was} easyPayment={easyPayment} size="l" />
        <p className="showstopper-until">
          {endsWithTheDay(until, timeZone)
            ? t('untilMidnight')
            : t('until', { time: formatTime(new Date(until), language, timeZone) })}
          <span className="countdown" data-until={until} data-label={t('left')} />
        </p>
        <a className="button" href={link(productPath(product.itemNo))}>
          {t('see')}
        </a>
      </div>
    </section>
  )
}

/** Whether the price ends at midnight, which shoppers do not read as "12:00 AM". */
function endsWithTheDay(until: string, timeZone: string): boolean {
  return zonedDate(Date.parse(until), timeZone) !== zonedDate(Date.parse(until) - 1, timeZone)
}
