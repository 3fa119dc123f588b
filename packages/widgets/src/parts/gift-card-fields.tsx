import type { GiftCardErrors, GiftCardForm } from '@onair/core/gift-card'
import type { Language } from '@onair/core/language'
import { giftCardDigits, lengthToType } from '@onair/core/limits'
import { useTexts } from '../kit/i18n/use-messages.ts'
import { Field } from './field.tsx'
import en from './gift-card-fields.messages.en.json'
import fr from './gift-card-fields.messages.fr.json'

export type GiftCardFieldsProps = {
  id: string
  language: Language
  errors: GiftCardErrors
  /** The initial number. */
  cardNumber?: string
  /** Sets `autofocus`, for pages without JavaScript. */
  begin?: keyof GiftCardForm
}

/** Fields for a gift card's number and PIN, named `cardNumber` and `pin`. Both are uncontrolled. */
export function GiftCardFields({ id, language, errors, cardNumber, begin }: GiftCardFieldsProps) {
  const t = useTexts('giftCardFields', en, fr, language)
  const errorText = (error: GiftCardErrors[keyof GiftCardErrors]) =>
    error && (typeof error === 'object' ? error.message : t(error))
  const shared = { required: true, inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="onair-gift-card-fields">
      <Field
        {...shared}
        id={`${id}-number`}
        name="cardNumber"
        label={t('giftCardNumberLabel')}
        hint={t('giftCardNumberHint')}
        error={errorText(errors.cardNumber)}
        defaultValue={cardNumber}
        autoFocus={begin === 'cardNumber'}
        maxLength={lengthToType(giftCardDigits.cardNumber)}
      />
      <Field
        {...shared}
        id={`${id}-pin`}
        name="pin"
        label={t('giftCardPinLabel')}
        hint={t('giftCardPinHint')}
        error={errorText(errors.pin)}
        autoFocus={begin === 'pin'}
        maxLength={lengthToType(giftCardDigits.pin)}
      />
    </div>
  )
}

/** Reads the fields from a form. */
export function typedGiftCard(form: FormData): GiftCardForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { cardNumber: text('cardNumber'), pin: text('pin') }
}
