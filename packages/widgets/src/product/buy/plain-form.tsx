import type { ProductDetail } from '@onair/core/catalogue/client'
import { maxQuantity, minQuantity } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import { canBeHad } from '../product.model.ts'
import { stockWords } from './choices.tsx'

/** The form of pages without JavaScript: one list of all styles and sizes. */
export function PlainForm({ id, product }: { id: string; product: ProductDetail }) {
  const { language, link } = useShop()
  const t = useMessages('product', en, fr)
  const named = (list: readonly { code: string; name: string }[], chosenCode: string | null) =>
    list.find(({ code }) => code === chosenCode)?.name
  const options = product.edps.map((edp) => ({
    value: String(edp.edpNo),
    disabled: !canBeHad(edp),
    label: [
      named(product.styles, edp.styleCode),
      named(product.sizes, edp.sizeCode),
      formatMoney(edp.price, language),
      edp.stock === 'in' ? undefined : stockWords(edp, t),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <form className="onair-buy" method="post" action={link('/bag/add')}>
      <input type="hidden" name="itemNo" value={product.itemNo} />
      <Select
        id={`${id}-edp`}
        label={t('styleSize')}
        name="edpNo"
        options={options}
        defaultValue={options.find(({ disabled }) => !disabled)?.value}
      />
      <Field
        id={`${id}-quantity`}
        label={t('quantity')}
        name="quantity"
        type="number"
        min={minQuantity}
        max={maxQuantity}
        defaultValue={1}
      />
      <Button type="submit" look="primary" size="l" wide disabled={options.every(({ disabled }) => disabled)}>
        {t('add')}
      </Button>
    </form>
  )
}
