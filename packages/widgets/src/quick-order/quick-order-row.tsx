import { priceDisplay } from '@onair/core/catalogue'
import { easyPayOffer } from '@onair/core/easy-pay'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import { maxQuantity, minQuantity } from '@onair/core/limits'
import type { Translate } from '@onair/core/messages'
import { formatMoney } from '@onair/core/money'
import type { QuickOrderItem } from '@onair/core/quick-order/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { QuantityStepper } from '../parts/quantity-stepper.tsx'
import { Select } from '../parts/select.tsx'
import { Spinner } from '../parts/spinner.tsx'
import en from './quick-order.messages.en.json'
import fr from './quick-order.messages.fr.json'
import type { QuickOrderModel, ShownRow } from './quick-order.model.ts'
import type { RowState } from './rows.ts'

export type QuickOrderRowProps = ShownRow & {
  /** Unique on the page. */
  id: string
  /** The id of the form's hint. */
  hint: string
  /** The row's place in the list, from 1. */
  number: number
  busy: boolean
  model: QuickOrderModel
  /** Enter moves to the next row. @param leaves whether it was pressed in the field for the item number */
  onGoOn: (leaves: boolean) => void
  onRemove: () => void
}

const invalid: ReadonlySet<RowState['kind']> = new Set(['wrong', 'unknown', 'sold-out', 'quantity'])

/** A row: item number, the shop's reply to it, and the quantity. Styling hook: `data-state`. */
export function QuickOrderRow({ row, state, id, hint, number, busy, model, onGoOn, onRemove }: QuickOrderRowProps) {
  const { language } = useShop()
  const t = useMessages('quickOrder', en, fr)
  const added = state.kind === 'added'
  const bad = invalid.has(state.kind) || row.refused !== undefined
  return (
    <li className="onair-quick-row" data-row={row.id} data-state={state.kind} data-invalid={bad || undefined}>
      <input
        className="onair-input"
        id={id}
        name={`item${number}`}
        aria-label={t('itemNo', { row: number })}
        aria-invalid={bad || undefined}
        aria-describedby={state.kind === 'blank' ? hint : `${id}-result`}
        defaultValue={row.text}
        readOnly={busy || added}
        autoComplete="off"
        enterKeyHint="next"
        inputMode="numeric"
        onInput={({ currentTarget }) => model.type(row.id, currentTarget.value)}
        onPaste={(event) => {
          if (busy || added || !model.paste(row.id, event.clipboardData.getData('text/plain'))) return
          event.preventDefault()
          onGoOn(false)
        }}
        onBlur={({ relatedTarget }) => {
          // The button itself turns all lists into rows; rows that appear before the click would move the button away.
          if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')) model.finish(row.id)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          model.finish(row.id)
          onGoOn(true)
        }}
      />
      <div className="onair-quick-result" id={`${id}-result`}>
        <Result row={row} state={state} id={id} number={number} busy={busy} model={model} />
        {row.refused !== undefined && <p className="onair-field-error">{row.refused || t('refused')}</p>}
      </div>
      <QuantityStepper
        language={language}
        label={t('quantity', { row: number })}
        name={`quantity${number}`}
        value={row.quantity}
        disabled={busy || added}
        onChange={(quantity) => model.setQuantity(row.id, quantity)}
      />
      <span className="onair-quick-scripted" data-empty={state.kind === 'blank' || undefined}>
        <Button look="quiet" icon={icons.trash} iconOnly disabled={busy} onClick={onRemove}>
          {t('remove', { row: number })}
        </Button>
      </span>
    </li>
  )
}

type ResultProps = Pick<QuickOrderRowProps, 'row' | 'state' | 'id' | 'number' | 'busy' | 'model'>

function Result({ row, state, id, number, busy, model }: ResultProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('quickOrder', en, fr)
  if (!('item' in state)) {
    const words = {
      blank: '',
      typing: '',
      wrong: t('wrong'),
      checking: t('checking'),
      unknown: state.kind === 'unknown' ? t('unknown', { number: displayItemNumber(state.itemNo) }) : '',
      unreachable: t('unchecked'),
    }[state.kind]
    const error = state.kind === 'wrong' || state.kind === 'unknown'
    return (
      <p className={error ? 'onair-field-error' : 'onair-quick-note'}>
        {state.kind === 'checking' && <Spinner />}
        {words}
      </p>
    )
  }
  const { product, choices } = state.item
  const chosen = choices?.edps.find(({ edpNo }) => edpNo === row.edpNo)
  const { price, was, easyPayment } = priceDisplay(product)
  const href = link(productPath(product.itemNo))
  const stock = chosen?.stock ?? product.stock
  return (
    <>
      <div className="onair-quick-picture">
        <Picture
          base={imageBase}
          name={chosen?.imageUrl ?? product.imageUrl}
          alt=""
          label={product.name}
          sizes="thumb"
        />
      </div>
      <div className="onair-quick-product">
        <a href={href}>{product.name}</a>
        {chosen ? (
          <Price
            language={language}
            price={chosen.price}
            was={chosen.wasPrice}
            easyPayment={easyPayOffer(chosen.easyPaymentPrice, product.noOfEasyPays, chosen.price)}
            size="s"
          />
        ) : (
          <Price language={language} price={null} range={price} wasRange={was} easyPayment={easyPayment} size="s" />
        )}
        {choices && choices.edps.length > 1 && (
          <Select
            id={`${id}-edp`}
            label={t('choice')}
            name={`edp${number}`}
            options={optionsOf(state.item, t, language)}
            defaultValue={row.edpNo ? String(row.edpNo) : ''}
            disabled={busy || state.kind === 'added'}
            onChange={({ currentTarget }) => model.choose(row.id, Number(currentTarget.value) || undefined)}
          />
        )}
        {state.kind === 'sold-out' && <p className="onair-field-error">{t('soldOut')}</p>}
        {state.kind === 'ready' && stock === 'low' && <p className="onair-quick-low">{t('low')}</p>}
        {state.kind === 'donation' && (
          <p className="onair-quick-note">
            {t('donation')} <a href={href}>{t('give')}</a>
          </p>
        )}
        {state.kind === 'quantity' && (
          <>
            <p className="onair-field-error">{t('badQuantity', { min: minQuantity, max: maxQuantity })}</p>
            <Button onClick={() => model.setQuantity(row.id, row.quantity)}>
              {t('take', { count: row.quantity })}
            </Button>
          </>
        )}
        {row.progress === 'adding' && (
          <p className="onair-quick-note">
            <Spinner /> {t('addingThis')}
          </p>
        )}
        {state.kind === 'added' && (
          <p className="onair-quick-added">
            <Icon path={icons.check} /> {t('inBag')}
          </p>
        )}
      </div>
    </>
  )
}

type Texts = Translate<typeof en>

/** Every style and size with its price and stock, as one list; nothing is chosen at first. */
function optionsOf({ choices }: QuickOrderItem, t: Texts, language: 'en' | 'fr') {
  const { styles = [], sizes = [], edps = [] } = choices ?? {}
  const named = (list: readonly { code: string; name: string }[], code: string | null) =>
    list.length > 1 ? list.find((one) => one.code === code)?.name : undefined
  return [
    { value: '', label: t('choose') },
    ...edps.map((edp) => ({
      value: String(edp.edpNo),
      disabled: edp.stock === 'out',
      label: [
        named(styles, edp.styleCode),
        named(sizes, edp.sizeCode),
        formatMoney(edp.price, language),
        edp.stock === 'out' ? t('soldOut') : edp.stock === 'low' ? t('only', { count: edp.quantity }) : undefined,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
}
