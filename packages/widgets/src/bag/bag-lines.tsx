import { isQuantity } from '@onair/core/bag'
import type { Bag, BagLine } from '@onair/core/bag/client'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { maxQuantity } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import { isMarketplace } from '@onair/core/returns'
import { useCallback, useEffect, useRef } from 'react'
import { PriceUntil } from '../connected/price-until.tsx'
import { keepFocus } from '../kit/focus.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Exact } from '../parts/exact.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { QuantityStepper } from '../parts/quantity-stepper.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel } from './bag-view.model.ts'

/** The stock up to which the remaining number is shown. */
const fewLeft = 5

const nothingPending: ReadonlySet<string> = new Set()

type LinesProps = { lines: readonly BagLine[]; messages: Bag['messages']; view: BagViewModel }

export function Lines({ lines, messages, view }: LinesProps) {
  const t = useMessages('bag', en, fr)
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
 * A line. Without JavaScript its form posts to `/bag/line`; only saving for later needs JavaScript. Styling hook: `data-pending`
 * until the server confirms its amounts.
 */
function Line({ line, pending, messages, view }: LineProps) {
  const { language, imageBase, link, element } = useShop()
  const t = useMessages('bag', en, fr)
  const form = useUid()
  const at = useRef<HTMLFormElement>(null)
  const bag = useModel(bagModel)
  const reread = useCallback(() => void bag.refresh(), [bag])
  const words = useRef<HTMLAnchorElement>(null)
  const trouble = useShared(view.trouble, undefined)
  const refused =
    trouble?.kind === 'refused' && trouble.place && 'line' in trouble.place && trouble.place.line === line.id
      ? trouble.message
      : undefined
  // On the shop's page, the shopper may have typed a quantity and left the field before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const field = at.current?.elements.namedItem('quantity')
    if (element || !(field instanceof HTMLInputElement) || field.value === field.defaultValue) return
    const typed = field.valueAsNumber
    if (isQuantity(typed) && !field.matches(':focus')) void view.change(line, typed)
  }, [])
  const href = link(productPath(line.itemNo))
  const { name, available } = line
  const itemNo = t('itemNo', { number: displayItemNumber(line.itemNo) })
  const stockWords = available === 0 ? t('soldOut') : available <= fewLeft ? t('left', { count: available }) : undefined

  /** A resolved problem removes its button: the line's name takes the focus. */
  async function take(quantity: number) {
    const moveFocus = keepFocus()
    if (await view.change(line, quantity)) moveFocus(words.current)
  }

  return (
    <li className="onair-bag-line" data-pending={pending || undefined}>
      <div className="onair-bag-line-picture">
        <Picture base={imageBase} name={line.imageUrl} alt="" sizes="thumb" />
      </div>
      <div className="onair-bag-line-words">
        {isMarketplace(line.sellerType) && <Badge>{t('marketplace')}</Badge>}
        <a className="onair-bag-line-name" href={href} ref={words}>
          {name}
        </a>
        <p className="onair-bag-line-facts">
          <Exact value={itemNo}>{[line.style, line.size, itemNo].filter(Boolean).join(' · ')}</Exact>
        </p>
        <p>
          <Price
            language={language}
            price={line.price}
            unit={line.quantity > 1 && t('each')}
            was={line.wasPrice}
            size="s"
          />
        </p>
        {line.priceUntil && <PriceUntil until={line.priceUntil} onOver={reread} />}
        {stockWords && messages.length === 0 && <p className="onair-bag-line-stock">{stockWords}</p>}
      </div>
      <form
        className="onair-bag-line-actions"
        id={form}
        ref={at}
        method="post"
        action={link('/bag/line')}
        // The field may hold more than the stock; its validation must not block moving the line.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const button = 'submitter' in event.nativeEvent ? event.nativeEvent.submitter : null
          const pressed = button instanceof HTMLButtonElement ? button : undefined
          const quantity = Number(new FormData(event.currentTarget).get('quantity'))
          if (pressed?.name === 'remove') void view.remove(line)
          else if (pressed?.name === 'take') void take(Number(pressed.value))
          else if (isQuantity(quantity) && quantity !== line.quantity) void view.change(line, quantity)
        }}
      >
        <input type="hidden" name="line" value={line.id} />
        {available > 0 && (
          <>
            <QuantityStepper
              language={language}
              label={t('quantity', { name })}
              name="quantity"
              value={line.quantity}
              max={Math.min(maxQuantity, available)}
              onChange={(quantity) => void view.change(line, quantity)}
            />
            <span className="onair-bag-plain">
              <Button type="submit">{t('update')}</Button>
            </span>
          </>
        )}
        <span className="onair-bag-scripted">
          <Button
            look="quiet"
            icon={icons.clock}
            aria-label={t('laterNamed', { name })}
            onClick={() => void view.saveForLater(line)}
          >
            {t('later')}
          </Button>
        </span>
        <Button
          type="submit"
          look="quiet"
          icon={icons.trash}
          name="remove"
          value="1"
          aria-label={t('removeNamed', { name })}
        >
          {t('remove')}
        </Button>
      </form>
      <p className="onair-bag-line-total">
        <span className="onair-hidden">{t('lineTotal')} </span>
        <span translate="no">{formatMoney(line.lineTotal, language)}</span>
      </p>
      {(messages.length > 0 || refused) && (
        <div className="onair-bag-line-notes">
          {messages.length > 0 && (
            <Notice kind="warn" action={<Repair line={line} form={form} />}>
              {messages.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          )}
          {refused && <Notice kind="bad">{refused}</Notice>}
        </div>
      )}
    </li>
  )
}

/**
 * Resolves a line's problem with one click: a smaller quantity, or the new price. A sold-out line can only be removed.
 */
function Repair({ line, form }: { line: BagLine; form: string }) {
  const { language } = useShop()
  const t = useMessages('bag', en, fr)
  const { name, available, quantity, price, priceBefore } = line
  if (available === 0) {
    return (
      <Button type="submit" form={form} name="remove" value="1" aria-label={t('removeNamed', { name })}>
        {t('remove')}
      </Button>
    )
  }
  const short = quantity > available
  if (!short && priceBefore === undefined) return null
  return (
    <Button type="submit" form={form} name="take" value={short ? available : quantity}>
      {short ? t('takeRemaining', { count: available }) : t('acceptPrice', { price: formatMoney(price, language) })}
    </Button>
  )
}
