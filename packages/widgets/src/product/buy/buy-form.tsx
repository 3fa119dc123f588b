import type { ProductDetail } from '@onair/core/catalogue/client'
import { formatMoney } from '@onair/core/money'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { PayByWallet } from '../../connected/pay-by-wallet.tsx'
import { hasServer } from '../../kit/has-server.ts'
import { useInSight } from '../../kit/hooks/use-in-sight.ts'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid } from '../../kit/shop.tsx'
import { analyticsModel } from '../../models/analytics.model.ts'
import type { Models } from '../../models/models.ts'
import { Button } from '../../parts/button.tsx'
import * as icons from '../../parts/icons.ts'
import { Notice } from '../../parts/notice.tsx'
import { QuantityStepper } from '../../parts/quantity-stepper.tsx'
import type { ProductEvents } from '../product.events.ts'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import { canBeHad, type ProductModel } from '../product.model.ts'
import { SizeChoice, StockLine, StyleChoice } from './choices.tsx'
import { DonationAmount } from './donation-amount.tsx'
import { PlainForm } from './plain-form.tsx'

/** The choices in an element, which mounts the product again in another language. */
const choices = new WeakMap<Element, FormData>()

/** The line that the wallet button added; undefined if its code cannot be fetched. */
const walletLineOf = (models: Models) =>
  import('./wallet-line.model.ts').then(
    ({ walletLineModel }) => models.of(walletLineModel),
    () => undefined,
  )

type BuyFormProps = {
  product: ProductDetail
  model: ProductModel
  /** Gets the main action: the add button, or the waitlist if sold out. */
  action: RefObject<HTMLDivElement | null>
} & ProductEvents

/**
 * Style, size, quantity and "Add to bag". Without JavaScript it posts to `/bag/add`; a product with styles and sizes then shows
 * one list of both instead (`PlainForm`), because the posted number depends on both.
 */
export function BuyForm({ product, model, action, onBeforeAdd, onAdded }: BuyFormProps) {
  const { language, link, element, models } = useShop()
  const t = useMessages('product', en, fr)
  const id = useUid()
  const analytics = useModel(analyticsModel)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const edp = useShared(model.edp, model.served.edp)
  const quantity = useShared(model.quantity, model.served.quantity)
  const most = useShared(model.most, model.served.most)
  const amount = useShared(model.amount, undefined)
  const outcome = useShared(model.outcome, model.served.outcome)
  const styles = product.styles.length > 1
  const sizes = product.sizes.length > 1
  const out = !edp || !canBeHad(edp)
  const adding = outcome.kind === 'adding'
  // A wrong amount shows its error where it is typed.
  const hasOutcome = outcome.kind !== 'none' && !adding && outcome.kind !== 'wrong-amount'
  const outcomeRef = useInSight<HTMLDivElement>(hasOutcome ? outcome : undefined)
  const waits = edp !== undefined && out && !product.isDonation
  const waitlist = useLater(() => import('./waitlist.tsx'), waits)
  const [addedEdp, setAddedEdp] = useState<number>()
  const drawer = useLater(() => import('../../connected/added/added-drawer.tsx'), adding || addedEdp !== undefined)
  const choice = [
    styles && product.styles.find(({ code }) => code === edp?.styleCode)?.name,
    sizes && product.sizes.find(({ code }) => code === edp?.sizeCode)?.name,
  ]

  // Use choices that were made before hydration, or before the element was mounted again.
  useEffect(() => {
    const at = form.current
    if (!at) return
    const previous = element && choices.get(element)
    const same = previous?.get('itemNo') === product.itemNo ? previous : undefined
    const amount = at.elements.namedItem('amount')
    if (amount instanceof HTMLInputElement && same) amount.value = String(same.get('amount') ?? '')
    model.restore(same ?? new FormData(at))
    return () => {
      if (element) choices.set(element, new FormData(at))
    }
  }, [model, element, product.itemNo])

  async function add() {
    if (!edp || adding) return false
    const asked = {
      itemNo: product.itemNo,
      edpNo: edp.edpNo,
      quantity,
      ...(typeof amount === 'number' && { amount }),
    }
    if (onBeforeAdd?.(asked) === false) return false
    const count = await model.add()
    if (count !== undefined) {
      analytics.addedToBag(asked)
      onAdded?.({ ...asked, count })
    }
    return count !== undefined
  }

  async function addAndShow() {
    const chosen = edp?.edpNo
    if (await add()) setAddedEdp(chosen)
  }

  // After a return from the wallet, restore the earlier choice.
  const chooseAgain = useCallback(async () => {
    const line = (await walletLineOf(models))?.remembered()
    if (!line || !product.edps.some(({ edpNo }) => edpNo === line.edpNo)) return
    const chosen = new FormData()
    chosen.set('edpNo', String(line.edpNo))
    chosen.set('quantity', String(line.quantity))
    model.restore(chosen)
  }, [model, product, models])

  async function addForWallet() {
    if (!edp) return false
    const asked = { edpNo: edp.edpNo, quantity, ...(typeof amount === 'number' && { amount }) }
    const walletLine = await walletLineOf(models)
    // Nothing is added then: the wallet reports that it cannot be reached.
    if (!walletLine || (await walletLine.ensure(asked))) return true
    const added = await add()
    if (added) walletLine.remember(asked)
    return added
  }

  return (
    <>
      <form
        ref={form}
        className="onair-buy"
        method="post"
        action={link('/bag/add')}
        data-needs-script={(styles && sizes) || undefined}
        data-restores={!hydrated || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void addAndShow()
        }}
      >
        <input type="hidden" name="itemNo" value={product.itemNo} />
        {!styles && !sizes && <input type="hidden" name="edpNo" value={edp?.edpNo ?? ''} />}
        {styles && <StyleChoice id={id} product={product} model={model} posts={sizes ? 'styleCode' : 'edpNo'} />}
        {sizes && <SizeChoice id={id} product={product} model={model} />}
        {product.isDonation ? (
          <DonationAmount id={id} model={model} refused={outcome.kind === 'wrong-amount'} />
        ) : (
          <StockLine model={model} />
        )}
        {!waits && (
          <div ref={action} className="onair-buy-action">
            <QuantityStepper
              language={language}
              label={t('quantity')}
              name="quantity"
              value={quantity}
              max={most}
              disabled={out}
              onChange={(next) => {
                model.quantity.value = next
              }}
            />
            <Button
              type="submit"
              look="primary"
              size="l"
              wide
              icon={icons.bag}
              busy={adding}
              disabled={out}
              onClick={(event) => {
                // The second click of a double click does nothing, even if the first was answered in between.
                if (event.detail > 1) event.preventDefault()
              }}
            >
              {typeof amount === 'number' && !adding
                ? t('give', { amount: formatMoney(amount, language) })
                : t(out ? 'soldOut' : adding ? 'adding' : 'add')}
            </Button>
          </div>
        )}
        {!out && <PayByWallet previous={addForWallet} onCancelled={chooseAgain} busy={adding} />}
        <div ref={outcomeRef} className="onair-buy-outcome">
          <div role="status">
            {outcome.kind === 'added' && (
              <Notice kind="good" still action={<a href={link('/pages/shoppingbag')}>{t('viewBag')}</a>}>
                {t('added', { count: outcome.quantity })}
              </Notice>
            )}
          </div>
          {outcome.kind === 'gone' && (
            <Notice
              kind="bad"
              action={<a href={link(`/pages/productlist?dimensions=category:${product.categoryId}`)}>{t('similar')}</a>}
            >
              {t('gone')}
            </Notice>
          )}
          {outcome.kind === 'refused' && <Notice kind="bad">{outcome.message}</Notice>}
          {outcome.kind === 'unreachable' && (
            <Notice kind="bad" action={<Button onClick={() => void addAndShow()}>{t('retry')}</Button>}>
              {t('unreachable')}
            </Notice>
          )}
        </div>
      </form>
      {drawer && addedEdp !== undefined && (
        <drawer.AddedDrawer
          edpNo={addedEdp}
          events={{
            onBeforeAdd,
            onAdded(added) {
              analytics.addedToBag(added)
              onAdded?.(added)
            },
          }}
          onClose={() => setAddedEdp(undefined)}
        />
      )}
      {waitlist && waits && (
        <div ref={action}>
          <waitlist.Waitlist
            key={edp.edpNo}
            id={`${id}-waitlist`}
            itemNo={product.itemNo}
            edpNo={edp.edpNo}
            choice={choice.filter(Boolean).join(', ')}
          />
        </div>
      )}
      {hasServer && !hydrated && styles && sizes && (
        <noscript>
          <PlainForm id={id} product={product} />
        </noscript>
      )}
    </>
  )
}
