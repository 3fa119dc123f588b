import { useEffect, useRef, useState } from 'react'
import { useCarryBag } from '../kit/hooks/use-carry-bag.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { bagCountModel } from '../models/bag-count.model.ts'
import { resendModel } from '../models/resend.model.ts'
import type { BeforeOpenBag, CountChanged } from './bag-counter.events.ts'
import en from './bag-counter.messages.en.json'
import fr from './bag-counter.messages.fr.json'

export type BagCounterProps = {
  /** The count that the server read from the cookie. Shared pages omit it. */
  initial?: number
  /** Hides the word to save space; screen readers still read it. Styling hook: `data-compact`. */
  compact?: boolean
  /** Called before the bag opens; `false` vetoes it. */
  onBeforeOpen?: (detail: BeforeOpenBag) => boolean | undefined
  onCountChange?: (detail: CountChanged) => void
}

/** The number of items in the bag, with a link to it. Synchronized with all widgets and tabs. */
export function BagCounter({ initial = 0, compact, onBeforeOpen, onCountChange }: BagCounterProps) {
  const { link } = useShop()
  const t = useMessages('bagCounter', en, fr)
  const bag = useModel(bagCountModel)
  useWhileShown(bag.start)
  useWhileShown(useModel(resendModel).start)
  const count = useShared(bag.count, initial)
  const announced = useChange(count, (now) => onCountChange?.({ count: now }))
  const href = link('/pages/shoppingbag')
  const carryBag = useCarryBag('/pages/shoppingbag')
  const name = `${t('bag')}, ${count === 0 ? t('empty') : t('count', { count })}`
  return (
    <div className="onair onair-bag-counter" data-compact={compact || undefined} data-empty={count === 0 || undefined}>
      <a
        part="link"
        href={href}
        onClick={(event) => {
          if (onBeforeOpen?.({ count, href }) === false) event.preventDefault()
          else carryBag(event)
        }}
      >
        <span className="onair-bag-counter-icon">
          {/* Its own drawing: the parts' icons would weigh more than the counter. */}
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
            <path d="M6 8h12l1 12.2a.8.8 0 0 1-.8.8H5.8a.8.8 0 0 1-.8-.8L6 8Zm3 3V6.5a3 3 0 0 1 6 0V11" />
          </svg>
          {count > 0 && (
            <span className="onair-bag-counter-count" part="count" aria-hidden="true" key={count}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
        {!compact && <span aria-hidden="true">{t('bag')}</span>}
        {/* As one text: several pieces would put a space before the name's comma. */}
        <span className="onair-hidden">{name}</span>
      </a>
      <span className="onair-hidden" role="status">
        {announced && name}
      </span>
    </div>
  )
}

/** Calls back when the count changes, and returns whether it ever did; the initial count is not a change. */
function useChange(count: number, notify: (count: number) => void): boolean {
  const [changed, setChanged] = useState(false)
  const last = useRef(count)
  useEffect(() => {
    if (last.current === count) return
    last.current = count
    setChanged(true)
    notify(count)
  })
  return changed
}
