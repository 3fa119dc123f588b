import type { ProductDetail } from '@onair/core/catalogue/client'
import { formatMoney } from '@onair/core/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Price } from '../../parts/price.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import { canBeHad, type ProductModel } from '../product.model.ts'

type BuyBarProps = {
  product: ProductDetail
  model: ProductModel
  /** Contains the form's button, or the waitlist that replaces it. The bar shows while it is out of view. */
  action: RefObject<HTMLElement | null>
}

/**
 * Picture, price and the main action, at the foot of a narrow window while the form's own button is out of view. It covers the
 * page and moves nothing. A bar that has the focus stays until the focus leaves it. It first shows when the shopper has scrolled: the
 * page begins with the form.
 */
export function BuyBar({ product, model, action }: BuyBarProps) {
  const { language, imageBase } = useShop()
  const t = useMessages('product', en, fr)
  const bar = useRef<HTMLElement>(null)
  const inSight = useRef(true)
  const [shown, setShown] = useState(false)
  const hasScrolled = useHasScrolled()
  const edp = useShared(model.edp, model.served.edp)
  const amount = useShared(model.amount, undefined)
  const { price } = useShared(model.price, model.served.price)
  const adding = useShared(model.outcome, model.served.outcome).kind === 'adding'

  // Runs after each render, because the choice decides which element it is.
  useEffect(() => {
    const button = action.current
    if (!button || !hasScrolled) return
    const observer = new IntersectionObserver(([entry]) => {
      inSight.current = entry?.isIntersecting ?? true
      setShown(!inSight.current || bar.current?.matches(':focus-within') === true)
    })
    observer.observe(button)
    return () => observer.disconnect()
  })

  if (!shown || !edp) return null
  const out = !canBeHad(edp)
  const press = () => {
    const find = <E extends HTMLElement>(what: string) => action.current?.querySelector<E>(what)
    if (out) find('[type="email"]')?.focus()
    else find<HTMLButtonElement>('[type="submit"]')?.form?.requestSubmit()
  }
  return (
    <aside
      ref={bar}
      className="onair onair-buy-bar onair-no-print"
      aria-label={product.name}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (inSight.current && !currentTarget.contains(relatedTarget)) setShown(false)
      }}
    >
      <Picture base={imageBase} name={edp.imageUrl} alt="" sizes="thumb" />
      <Price language={language} price={price} size="s" />
      <Button look="primary" busy={adding} onClick={press}>
        {out
          ? t('tellMe')
          : typeof amount === 'number'
            ? t('give', { amount: formatMoney(amount, language) })
            : t(adding ? 'adding' : 'add')}
      </Button>
    </aside>
  )
}

/** Whether the page was scrolled since it was opened, or was opened below its top. */
function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const listen = () => setHasScrolled(true)
    if (scrollY > 0) listen()
    addEventListener('scroll', listen, { once: true, passive: true })
    return () => removeEventListener('scroll', listen)
  }, [])
  return hasScrolled
}
