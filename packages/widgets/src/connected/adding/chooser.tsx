import { areAmounts } from '@onair/core/catalogue'
import type { Product, StyleCodes } from '@onair/core/catalogue/client'
import { easyPayOffer } from '@onair/core/easy-pay'
import { productPath } from '@onair/core/item-number'
import { formatMoney } from '@onair/core/money'
import { useRef, useState } from 'react'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../../kit/shop.tsx'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import type { QuickAddModel } from '../../models/quick-add.model.ts'
import { Button } from '../../parts/button.tsx'
import chooserCss from '../../parts/chooser.css?inline'
import { Dialog } from '../../parts/dialog.tsx'
import * as icons from '../../parts/icons.ts'
import noticeCss from '../../parts/notice.css?inline'
import { Notice } from '../../parts/notice.tsx'
import pickCss from '../../parts/pick.css?inline'
import { Picture } from '../../parts/picture.tsx'
import { Price } from '../../parts/price.tsx'
import swatchCss from '../../parts/swatch.css?inline'
import { Swatch } from '../../parts/swatch.tsx'
import actionEn from './add-action.messages.en.json'
import actionFr from './add-action.messages.fr.json'
import newsEn from './add-news.messages.en.json'
import newsFr from './add-news.messages.fr.json'
import { canBeHad, type Edp, firstChoice, pairOf, withStyle } from './choice.ts'
import en from './chooser.messages.en.json'
import fr from './chooser.messages.fr.json'

const css = noticeCss + pickCss + swatchCss + chooserCss

type ChooserProps = { product: Product; choices: StyleCodes; model: QuickAddModel; events: QuickAddEvents }

/** A dialog that asks for style and size, with the price and stock of each combination, and adds it to the bag. */
export function Chooser({ product, choices, model, events }: ChooserProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('chooser', en, fr)
  const ofAction = useMessages('addAction', actionEn, actionFr)
  const ofNews = useMessages('addNews', newsEn, newsFr)
  const id = useUid()
  const inside = useRef<HTMLDivElement>(null)
  useSheet(inside, css)
  const busy = useShared(model.busy, undefined) !== undefined
  const outcome = useShared(model.outcome, undefined)
  const [chosen, setChosen] = useState(() => firstChoice(choices, product.defaultEdp))
  const { styles, sizes, edps } = choices
  const onePrice = new Set(edps.map(({ price }) => price)).size === 1
  const close = () => {
    model.choosing.value = undefined
    model.outcome.value = undefined
  }
  const noteOf = (edp: Edp | undefined, made: boolean) => {
    const stock = !edp || !canBeHad(edp) ? t(made ? 'soldOut' : 'notMade') : undefined
    const lowStock = edp?.stock === 'low' ? t('left', { count: edp.quantity }) : undefined
    const price = !onePrice && edp ? formatMoney(edp.price, language) : undefined
    return [price, stock ?? lowStock].filter(Boolean).join(', ')
  }
  const style = styles.find(({ code }) => code === chosen?.styleCode)
  const size = sizes.find(({ code }) => code === chosen?.sizeCode)
  const out = !chosen || !canBeHad(chosen)

  return (
    <Dialog
      id={`${id}-choose`}
      open
      title={product.name}
      closeText={t('close')}
      onClose={close}
      actions={
        <>
          <a className="onair-chooser-details" href={link(productPath(product.itemNo))}>
            {t('details')}
          </a>
          <Button
            look="primary"
            size="l"
            icon={icons.bag}
            busy={busy}
            disabled={out}
            onClick={() => chosen && void model.add(product, chosen.edpNo, events)}
          >
            {out ? t('soldOut') : ofAction(busy ? 'adding' : 'add')}
          </Button>
        </>
      }
    >
      <div ref={inside} className="onair-chooser">
        <div className="onair-chooser-picture">
          <Picture base={imageBase} name={chosen?.imageUrl ?? product.imageUrl} alt="" label={product.name} />
        </div>
        {chosen && (
          <div className="onair-chooser-cost">
            <Price
              language={language}
              price={chosen.price}
              was={chosen.wasPrice}
              easyPayment={easyPayOffer(chosen.easyPaymentPrice, product.noOfEasyPays, chosen.price)}
            />
            <p className="onair-chooser-stock" data-stock={chosen.stock} role="status">
              {chosen.stock === 'low'
                ? t('left', { count: chosen.quantity })
                : t(chosen.stock === 'out' ? 'soldOut' : 'inStock')}
            </p>
          </div>
        )}
        <div className="onair-chooser-choice">
          {styles.length > 1 && (
            <fieldset className="onair-pick">
              <legend>
                {t(areAmounts(styles) ? 'amount' : 'style')} <span className="onair-pick-chosen">{style?.name}</span>
              </legend>
              <div className="onair-pick-options">
                {styles.map(({ code, name, swatch }) => {
                  const own = edps.filter(({ styleCode }) => styleCode === code)
                  const note = own.some(canBeHad) ? (sizes.length > 1 ? '' : noteOf(own[0], true)) : t('soldOut')
                  return (
                    <Option
                      key={code}
                      name={`${id}-style`}
                      look="style"
                      checked={code === chosen?.styleCode}
                      disabled={!own.some(canBeHad)}
                      note={note}
                      onChoose={() => setChosen(withStyle(choices, chosen, code))}
                    >
                      <Swatch name={swatch} base={imageBase} picture={own[0]?.imageUrl ?? product.imageUrl} />
                      {name}
                    </Option>
                  )
                })}
              </div>
            </fieldset>
          )}
          {sizes.length > 1 && (
            <fieldset className="onair-pick">
              <legend>
                {t('size')} <span className="onair-pick-chosen">{size?.name}</span>
              </legend>
              <div className="onair-pick-options">
                {sizes.map(({ code, name }) => {
                  const pair = pairOf(choices, chosen?.styleCode ?? null, code)
                  return (
                    <Option
                      key={code}
                      name={`${id}-size`}
                      look="size"
                      checked={code === chosen?.sizeCode}
                      disabled={!pair || !canBeHad(pair)}
                      note={noteOf(pair, pair !== undefined)}
                      onChoose={() => setChosen(pair)}
                    >
                      {name}
                    </Option>
                  )
                })}
              </div>
            </fieldset>
          )}
          {outcome?.kind === 'refused' && <Notice kind="bad">{outcome.message || ofNews('refused')}</Notice>}
          {outcome?.kind === 'unreachable' && <Notice kind="bad">{ofAction('unreachable')}</Notice>}
        </div>
      </div>
    </Dialog>
  )
}

type OptionProps = {
  name: string
  look: 'style' | 'size'
  checked: boolean
  disabled: boolean
  /** The price and stock, if they differ from the usual. */
  note: string
  onChoose: () => void
  children: React.ReactNode
}

function Option({ name, look, checked, disabled, note, onChoose, children }: OptionProps) {
  return (
    <label className={`onair-pick-${look}`} data-out={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="onair-chooser-option">
        <span className="onair-chooser-name">{children}</span>
        {note && (
          <span className="onair-chooser-note">
            <span className="onair-hidden">, </span>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
