import type { Product } from '@onair/core/catalogue/client'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { type RefObject, useEffect, useRef } from 'react'
import { keepFocus } from '../kit/focus.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid, useWhileShown } from '../kit/shop.tsx'
import { type SavedItem, savedModel } from '../models/saved.model.ts'
import { Button } from '../parts/button.tsx'
import { Exact } from '../parts/exact.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel } from './bag-view.model.ts'

const none: readonly SavedItem[] = []

type SavedItemsProps = {
  view: BagViewModel
  /** Takes the focus when the last item is removed. */
  bagTitle: RefObject<HTMLElement | null>
}

/** The items saved in this browser, at today's price; nothing if there are none. */
export function SavedItems({ view, bagTitle }: SavedItemsProps) {
  const t = useMessages('bag', en, fr)
  const id = useUid()
  const saved = useModel(savedModel)
  const heading = useRef<HTMLHeadingElement>(null)
  useWhileShown(saved.start)
  const items = useShared(saved.items, none)
  const today = useShared(saved.today, undefined)
  const itemNos = items.map(({ itemNo }) => itemNo).join('-')
  useEffect(() => {
    // Other items need other prices.
    if (itemNos !== '') void saved.readToday()
  }, [saved, itemNos])
  const nextFocus = () => (saved.items.peek().length === 0 ? bagTitle : heading).current
  if (items.length === 0) return null
  return (
    <section className="onair-bag-saved" aria-labelledby={`${id}-saved`}>
      <h2 id={`${id}-saved`} ref={heading} tabIndex={-1}>
        {t('saved')}
      </h2>
      <p className="onair-bag-saved-hint">{t('savedHint')}</p>
      <ul aria-labelledby={`${id}-saved`}>
        {items.map((item) => (
          <Saved
            key={`${item.edpNo} ${item.amount ?? ''}`}
            item={item}
            product={today && (today.get(item.itemNo) ?? 'gone')}
            view={view}
            nextFocus={nextFocus}
          />
        ))}
      </ul>
    </section>
  )
}

type SavedProps = {
  item: SavedItem
  product: Product | 'gone' | undefined
  view: BagViewModel
  /** Takes the focus once the item is removed. */
  nextFocus: () => HTMLElement | null
}

/** The name is in this page's language once the product has been read; style and size are as saved. */
function Saved({ item, product, view, nextFocus }: SavedProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('bag', en, fr)
  const trouble = useShared(view.trouble, undefined)
  const current = product === 'gone' ? undefined : product
  const name = current?.name ?? item.name
  const why = product === 'gone' ? t('gone') : current?.stock === 'out' ? t('soldOut') : undefined
  const refused =
    trouble?.kind === 'refused' && trouble.place && 'saved' in trouble.place && trouble.place.saved === item
      ? trouble.message
      : undefined
  const itemNo = t('itemNo', { number: displayItemNumber(item.itemNo) })
  const facts = [item.style, item.size, itemNo, item.quantity > 1 && t('pieces', { count: item.quantity })]
  return (
    <li className="onair-bag-line">
      <div className="onair-bag-line-picture">
        <Picture base={imageBase} name={item.imageUrl} alt="" sizes="thumb" />
      </div>
      <div className="onair-bag-line-words">
        <a className="onair-bag-line-name" href={link(productPath(item.itemNo))}>
          {name}
        </a>
        <p className="onair-bag-line-facts">
          <Exact value={itemNo}>{facts.filter(Boolean).join(' · ')}</Exact>
        </p>
        {item.amount !== undefined ? (
          <Price language={language} price={item.amount} size="s" />
        ) : (
          current && (
            <Price
              language={language}
              price={current.isPrice}
              range={current.isPriceRange}
              was={current.wasPrice}
              wasRange={current.wasPriceRange}
              size="s"
            />
          )
        )}
        {why && <p className="onair-bag-line-stock">{why}</p>}
      </div>
      <div className="onair-bag-line-actions">
        {!why && (
          <Button
            aria-label={t('moveNamed', { name })}
            onClick={async () => {
              const moveFocus = keepFocus()
              if (await view.moveToBag(item)) moveFocus(nextFocus())
            }}
          >
            {t('move')}
          </Button>
        )}
        <Button
          look="quiet"
          icon={icons.trash}
          aria-label={t('forgetNamed', { name })}
          onClick={() => {
            view.forgetSaved(item)
            nextFocus()?.focus()
          }}
        >
          {t('remove')}
        </Button>
      </div>
      {refused && (
        <div className="onair-bag-line-notes">
          <Notice kind="bad">{refused}</Notice>
        </div>
      )}
    </li>
  )
}
