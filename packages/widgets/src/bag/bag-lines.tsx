import type { Bag, BagLine } from '@onair/core/client'
import { displayItemNumber, formatMoney, isMarketplace, isQuantity, maxQuantity, productPath } from '@onair/core/rules'
import { bag as en } from '../i18n/messages/en.json'
import { bag as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { bagModel } from '../models/bag.model.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { QuantityStepper } from '../parts/quantity-stepper.tsx'
import { useModel, useShared, useShop } from '../shop.tsx'
import type { BagViewModel } from './bag-view.model.ts'

/** So few left that the shopper should know. */
const fewLeft = 5

const nothingPending: ReadonlySet<string> = new Set()

type LinesProps = { lines: readonly BagLine[]; messages: Bag['messages']; view: BagViewModel }

export function Lines({ lines, messages, view }: LinesProps) {
  const t = useMessages(en, fr)
  const pending = useShared(useModel(bagModel).pendingLines, nothingPending)
  return (
    <ul className="onair-bag-lines" aria-label={t('lines')}>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          pending={pending.has(line.id)}
          messages={messages.filter(({ area }) => area === `CartLines.${line.id}`).map(({ message }) => message)}
          view={view}
        />
      ))}
    </ul>
  )
}

type LineProps = { line: BagLine; pending: boolean; messages: readonly string[]; view: BagViewModel }

/**
 * One line. Without JavaScript its form posts to `/bag/line`. Styling hook: `data-pending` while its amounts are not yet
 * the server's.
 */
function Line({ line, pending, messages, view }: LineProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages(en, fr)
  const trouble = useShared(view.trouble, undefined)
  const href = link(productPath(line.itemNo))
  const { name } = line
  const stockWords =
    line.available === 0 ? t('soldOut') : line.available <= fewLeft ? t('left', { count: line.available }) : undefined
  return (
    <li className="onair-bag-line" data-pending={pending || undefined}>
      <div className="onair-bag-line-picture">
        <Picture base={imageBase} name={line.imageUrl} alt="" sizes="thumb" />
      </div>
      <div className="onair-bag-line-words">
        {isMarketplace(line.sellerType) && <Badge>{t('marketplace')}</Badge>}
        <a className="onair-bag-line-name" href={href}>
          {name}
        </a>
        <p className="onair-bag-line-facts">
          {[line.style, line.size, t('itemNo', { number: displayItemNumber(line.itemNo) })].filter(Boolean).join(' · ')}
        </p>
        <p className="onair-bag-line-price">
          <Price language={language} price={line.price} was={line.wasPrice} size="s" />
          {line.quantity > 1 && <span className="onair-bag-line-each">{t('each')}</span>}
        </p>
        {stockWords && messages.length === 0 && <p className="onair-bag-line-stock">{stockWords}</p>}
      </div>
      <form
        className="onair-bag-line-actions"
        method="post"
        action={link('/bag/line')}
        onSubmit={(event) => {
          event.preventDefault()
          const button = 'submitter' in event.nativeEvent ? event.nativeEvent.submitter : null
          const quantity = Number(new FormData(event.currentTarget).get('quantity'))
          if (button instanceof HTMLButtonElement && button.name === 'remove') view.remove(line)
          else if (isQuantity(quantity) && quantity !== line.quantity) view.change(line, quantity)
        }}
      >
        <input type="hidden" name="line" value={line.id} />
        <QuantityStepper
          language={language}
          label={t('quantity', { name })}
          name="quantity"
          value={line.quantity}
          max={Math.min(maxQuantity, Math.max(1, line.available))}
          onChange={(quantity) => view.change(line, quantity)}
        />
        <span className="onair-bag-plain">
          <Button type="submit">{t('update')}</Button>
        </span>
        <Button type="submit" look="quiet" icon="trash" name="remove" value="1" aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </form>
      <p className="onair-bag-line-total">{formatMoney(line.lineTotal, language)}</p>
      {(messages.length > 0 || trouble?.line === line.id) && (
        <div className="onair-bag-line-notes">
          {messages.map((message) => (
            <Notice kind="warn" key={message}>
              {message}
            </Notice>
          ))}
          {trouble?.line === line.id && trouble.kind === 'refused' && <Notice kind="bad">{trouble.message}</Notice>}
        </div>
      )}
    </li>
  )
}
