import { productPath } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCarryBag } from '../../kit/hooks/use-carry-bag.ts'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useUnkept } from '../../kit/hooks/use-unkept.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../../kit/shop.tsx'
import { bagModel } from '../../models/bag.model.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { quickAddModel } from '../../models/quick-add.model.ts'
import addedCss from '../../parts/added-drawer.css?inline'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import itemRowCss from '../../parts/item-row.css?inline'
import { ItemRow } from '../../parts/item-row.tsx'
import { UnkeptNotice } from '../unkept-notice.tsx'
import en from './added.messages.en.json'
import fr from './added.messages.fr.json'
import { createFreeDeliveryModel, suggestionsFor } from './free-delivery.model.ts'

const css = itemRowCss + addedCss
const none: readonly never[] = []

export type AddedDrawerProps = {
  /** The style and size that was added. */
  edpNo: number
  /** Called for what the shopper adds here. */
  events: QuickAddEvents
  onClose: () => void
}

/** The added item, the bag's total, the amount missing for free delivery with products that reach it, and the checkout. */
export function AddedDrawer({ edpNo, events, onClose }: AddedDrawerProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('added', en, fr)
  const id = useUid()
  const inside = useRef<HTMLDivElement>(null)
  useSheet(inside, css)
  const unkept = useUnkept({ once: true })
  const bag = useShared(useModel(bagModel).bag, undefined)
  const carryToBag = useCarryBag('/pages/shoppingbag')
  const carryToCheckout = useCarryBag('/pages/checkout')
  const line = bag?.cartLines.find((one) => one.edpNo === edpNo)
  return (
    <Dialog
      id={`${id}-added`}
      open
      title={t('title')}
      closeText={t('close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={link('/pages/shoppingbag')} onClick={carryToBag}>
            {t('viewBag')}
          </ButtonLink>
          <ButtonLink look="primary" href={link('/pages/checkout')} onClick={carryToCheckout}>
            {t('checkout')}
          </ButtonLink>
        </>
      }
    >
      <div ref={inside} className="onair-added">
        <UnkeptNotice what="bag" unkept={unkept} />
        {line && (
          <ItemRow
            imageBase={imageBase}
            image={line.imageUrl}
            name={line.name}
            details={[[line.style, line.size].filter(Boolean).join(', '), t('quantity', { count: line.quantity })]}
            end={formatMoney(line.lineTotal, language)}
          />
        )}
        {bag && (
          <p className="onair-added-total">
            <span>{t('subtotal', { count: bag.productCount })}</span>
            <b translate="no">{formatMoney(bag.merchandiseSubTotal - bag.discount, language)}</b>
          </p>
        )}
        {bag && (
          <Missing
            missing={bag.freeShippingRemaining}
            inBag={bag.cartLines.map(({ itemNo }) => itemNo)}
            events={events}
          />
        )}
      </div>
    </Dialog>
  )
}

type MissingProps = { missing: number | null; inBag: readonly string[]; events: QuickAddEvents }

/** The amount missing for free delivery, and products that reach it. They are read once, when the drawer opens. */
function Missing({ missing, inBag, events }: MissingProps) {
  const { models, language, imageBase, link } = useShop()
  const t = useMessages('added', en, fr)
  const http = useModel(publicHttpModel)
  const bag = useModel(bagModel)
  const quickAdd = useMemo(() => quickAddModel(http, bag), [http, bag])
  const busy = useShared(quickAdd.busy, undefined)
  const outcome = useShared(quickAdd.outcome, undefined)
  const news = useRef<HTMLParagraphElement>(null)
  const [freeDelivery] = useState(() => createFreeDeliveryModel(models, missing))
  const shelf = useShared(freeDelivery.shelf, none)

  useEffect(() => freeDelivery.read(), [freeDelivery])
  // The pressed button is gone with its product.
  useEffect(() => {
    if (outcome?.kind === 'added') news.current?.focus()
  }, [outcome])

  const fits = suggestionsFor(shelf, missing, inBag)
  return (
    <>
      <p ref={news} className="onair-added-news" tabIndex={-1} role="status">
        {outcome &&
          (outcome.kind === 'added'
            ? t('addedToo', { name: outcome.product.name })
            : outcome.kind === 'refused'
              ? outcome.message || t('notAdded')
              : t('notAdded'))}
      </p>
      {missing !== null && (
        <p className="onair-added-missing">
          <Icon path={icons.truck} />
          <span>{t('missing', { price: formatMoney(missing, language) })}</span>
        </p>
      )}
      {missing === null && freeDelivery.wasMissing && (
        <p className="onair-added-missing">
          <Icon path={icons.check} />
          <span>{t('free')}</span>
        </p>
      )}
      {fits.length > 0 && (
        <section className="onair-added-fits">
          <h3>{t('fits')}</h3>
          <ul>
            {fits.map((product) => (
              <li key={product.itemNo}>
                <ItemRow
                  imageBase={imageBase}
                  image={product.imageUrl}
                  name={product.name}
                  href={link(productPath(product.itemNo))}
                  details={[formatMoney(product.isPrice ?? 0, language)]}
                  end={
                    <Button busy={busy === product.itemNo} onClick={() => void quickAdd.press(product, events)}>
                      {t('add')} <span className="onair-hidden">{product.name}</span>
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
