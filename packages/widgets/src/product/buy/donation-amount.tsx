import { isDonationAmount, maxDonation, minDonation, parseAmount } from '@onair/core/bag'
import { maxTypedLengths } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Field } from '../../parts/field.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { ProductModel } from '../product.model.ts'

/**
 * A field for another amount, beside the fixed ones. Without JavaScript it posts `amount`; if it is empty, the chosen fixed
 * amount counts.
 */
export function DonationAmount({ id, model, refused }: { id: string; model: ProductModel; refused: boolean }) {
  const { language } = useShop()
  const t = useMessages('product', en, fr)
  const [wrong, setWrong] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const given = useShared(model.amount, undefined)
  const previous = useRef(given)
  // Choosing a fixed amount clears the field.
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input && given === undefined && previous.current !== undefined) input.value = ''
    previous.current = given
  }, [given])
  const bounds = { min: formatMoney(minDonation, language), max: formatMoney(maxDonation, language) }
  return (
    <div ref={box}>
      <Field
        id={`${id}-amount`}
        name="amount"
        label={t('ownAmount')}
        hint={t('ownAmountHint', bounds)}
        error={wrong || refused ? t('amountWrong', bounds) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxTypedLengths.amount}
        onChange={({ currentTarget: { value } }) => {
          setWrong(false)
          model.typeAmount(value)
        }}
        onBlur={({ currentTarget: { value } }) => {
          const cents = parseAmount(value)
          setWrong(value.trim() !== '' && (cents === undefined || !isDonationAmount(cents)))
        }}
      />
    </div>
  )
}
