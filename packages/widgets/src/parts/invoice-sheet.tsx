import { withWholePostalCode } from '@onair/core/address'
import { chargedRows } from '@onair/core/bag'
import type { invoiceContract, ReplyOf } from '@onair/core/contract'
import { formatDate } from '@onair/core/dates'
import { displayItemNumber } from '@onair/core/item-number'
import { htmlLang, type Language } from '@onair/core/language'
import { type Translate, translator } from '@onair/core/messages'
import { formatMoney } from '@onair/core/money'
import { isMarketplace } from '@onair/core/returns'
import type { ReactNode } from 'react'
import { Exact } from './exact.tsx'
import en from './invoice-sheet.messages.en.json'
import fr from './invoice-sheet.messages.fr.json'
import { Totals } from './totals.tsx'

type Invoice = ReplyOf<(typeof invoiceContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice']>

export type InvoiceSheetProps = { invoice: Invoice }

/** The texts of a document, which are in its own language, not the reader's. */
function wordsOf(language: Language): Translate<typeof en> {
  const french: { readonly [Key in keyof typeof en]: string } = fr
  return translator<typeof en>(language === 'fr' ? french : en, language)
}

/**
 * An invoice, a credit note, or the French copy of one, as a sheet of paper: in the language of the document. Prints on Letter.
 *
 * Styling hooks: `data-copy` for the copy, which is not valid.
 */
export function InvoiceSheet({ invoice }: InvoiceSheetProps) {
  const { language, official, notice, kind, sellerType } = invoice
  const t = wordsOf(language)
  const isNote = kind === 'CreditNote'
  const heading = `invoice-${invoice.invoiceNo}`
  return (
    <article
      className="onair onair-invoice"
      lang={htmlLang(language)}
      aria-labelledby={heading}
      data-copy={official ? undefined : ''}
    >
      <header className="onair-invoice-head">
        <p className="onair-invoice-seller">{invoice.seller.name}</p>
        <h1 id={heading}>
          {t(kind)} {!official && <span className="onair-invoice-copy">{t('copy')}</span>}
        </h1>
      </header>
      {notice && (
        <p className="onair-invoice-notice" role="note">
          {notice}
        </p>
      )}
      <Facts invoice={invoice} t={t} />
      <div className="onair-invoice-parties">
        <Party title={t('seller')} {...invoice.seller}>
          {invoice.seller.taxNumbers.map(({ name, number }) => (
            <span key={number} className="onair-invoice-tax">
              {name} {number}
            </span>
          ))}
        </Party>
        <Party title={t('billTo')} {...invoice.billTo} />
        {invoice.shipTo && <Party title={t('shipTo')} {...invoice.shipTo} />}
      </div>
      {sellerType && <p>{t(isMarketplace(sellerType) ? 'marketplace' : 'partner')}</p>}
      <Lines invoice={invoice} t={t} />
      <div className="onair-invoice-totals">
        <Totals
          language={language}
          rows={chargedRows(invoice, language)}
          total={{ label: t(isNote ? 'totalCredited' : 'total'), cents: invoice.total }}
        />
      </div>
      <Payments invoice={invoice} t={t} />
    </article>
  )
}

type PieceProps = { invoice: Invoice; t: Translate<typeof en> }

function Facts({ invoice, t }: PieceProps) {
  const { language, kind, invoiceNo, invoiceDate, orderNo, orderDate, shipOrderNo, corrects } = invoice
  const day = (date: string) => formatDate(date, language, 'UTC')
  const facts = [
    [t(kind === 'CreditNote' ? 'noteNumber' : 'number'), invoiceNo],
    [t('date'), day(invoiceDate)],
    [t('order'), t('orderOf', { number: orderNo, day: day(orderDate) })],
    [t('shipment'), shipOrderNo],
    [t('corrects'), corrects.join(', ')],
  ] as const
  return (
    <dl className="onair-invoice-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

type PartyProps = { title: string; name: string; address: readonly string[]; children?: ReactNode }

function Party({ title, name, address, children }: PartyProps) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line}>{withWholePostalCode(line)}</span>
        ))}
        {children}
      </address>
    </section>
  )
}

/** Narrow screens have no space for unit prices, which are below the name there. */
function Lines({ invoice: { lines, language, discount: allOff }, t }: PieceProps) {
  const money = (cents: number) => formatMoney(cents, language)
  const hasDiscount = allOff > 0
  return (
    <table className="onair-invoice-lines">
      <caption>{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className="onair-invoice-wide">
            {t('quantity')}
          </th>
          <th scope="col" className="onair-invoice-wide">
            {t('unitPrice')}
          </th>
          {hasDiscount && (
            <th scope="col" className="onair-invoice-wide">
              {t('discount')}
            </th>
          )}
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ itemNo, description, quantity, unitPrice, discount, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be on two lines, and the lines never change
          <tr key={index}>
            <th scope="row">
              {description}
              <span className="onair-invoice-detail">
                <Exact value={displayItemNumber(itemNo)}>{t('itemNo', { number: displayItemNumber(itemNo) })}</Exact>
              </span>
              <span className="onair-invoice-detail onair-invoice-narrow">
                {t(discount > 0 ? 'eachLess' : 'each', {
                  count: quantity,
                  price: money(unitPrice),
                  discount: money(discount),
                })}
              </span>
            </th>
            <td className="onair-invoice-wide">{quantity}</td>
            <td className="onair-invoice-wide">{money(unitPrice)}</td>
            {hasDiscount && <td className="onair-invoice-wide">{discount > 0 ? money(-discount) : ''}</td>}
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Payments({ invoice: { payments, kind, language }, t }: PieceProps) {
  if (payments.length === 0) return null
  return (
    <table className="onair-invoice-payments">
      <caption>{t(kind === 'CreditNote' ? 'refunds' : 'payments')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('method')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ method, lastDigits, amount, date, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gift cards may have the same last digits, and the payments never change
          <tr key={index}>
            <th scope="row">{lastDigits ? t('ending', { method, digits: lastDigits }) : method}</th>
            <td>{t(status, { day: formatDate(date, language, 'UTC') })}</td>
            <td>{formatMoney(amount, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
