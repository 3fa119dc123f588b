import { sums } from '@onair/core/bag'
import type { Bag } from '@onair/core/bag/client'
import { formatMoney } from '@onair/core/money'
import { provinceCode, provinces } from '@onair/core/provinces'
import { useEffect, useRef } from 'react'
import { PayByWallet } from '../connected/pay-by-wallet.tsx'
import { useCarryBag } from '../kit/hooks/use-carry-bag.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { EasyPayChoice } from '../parts/easy-pay-choice.tsx'
import { useEasyPayRow } from '../parts/easy-pay-row.ts'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Plan } from '../parts/plan.tsx'
import { Select } from '../parts/select.tsx'
import { Totals } from '../parts/totals.tsx'
import type { BagEvents } from './bag.events.ts'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel } from './bag-view.model.ts'
import { PromoCodes, type RefusedCode } from './promo-codes.tsx'

/** Notices about promo codes show beside the codes, not above the bag. */
export const promoArea = 'PromoCode'

type SummaryProps = { bag: Bag; view: BagViewModel; refusedCode: RefusedCode | undefined } & BagEvents

/** The bag's total, with the choice of province and payments. Styling hook: `data-pending`. */
export function Summary({ bag, view, refusedCode, onBeforeCheckout }: SummaryProps) {
  const { language, link } = useShop()
  const easyPayRow = useEasyPayRow(language)
  const t = useMessages('bag', en, fr)
  const model = useModel(bagModel)
  const pending = useShared(model.pending, 0) > 0
  const href = link('/pages/checkout')
  const carryBag = useCarryBag('/pages/checkout')
  const goesOn = () => onBeforeCheckout?.({ count: bag.productCount, href }) !== false
  return (
    <section className="onair-bag-summary" aria-labelledby={`${bag.cartGuid}-summary`}>
      <h2 id={`${bag.cartGuid}-summary`}>{t('summary')}</h2>
      <TaxProvince
        value={bag.province}
        onChange={(province) => void view.attempt(() => model.setProvince(provinceCode(province)))}
      />
      {bag.maxInstallments > 1 && (
        <form
          className="onair-bag-setting"
          method="post"
          action={link('/bag/installments')}
          // Each choice is sent as soon as it is made.
          onSubmit={(event) => event.preventDefault()}
        >
          <EasyPayChoice
            language={language}
            legend={t('installments')}
            hint={t('noInterest')}
            name="installments"
            most={bag.maxInstallments}
            value={bag.noOfInstallments}
            totals={bag}
            onChange={(count) => void view.attempt(() => model.setInstallments(count))}
          />
          <span className="onair-bag-plain">
            <Button type="submit">{t('update')}</Button>
          </span>
          <Plan language={language} caption={t('plan')} instalments={bag.installments} />
        </form>
      )}
      <NoEasyPay lines={bag.cartLines} />
      <PromoCodes
        codes={bag.promotions}
        messages={bag.messages.filter(({ area }) => area === promoArea).map(({ message }) => message)}
        view={view}
        refused={refusedCode}
      />
      <div className="onair-bag-totals" data-pending={pending || undefined} aria-busy={pending}>
        <Totals
          language={language}
          {...sums(bag, language, false)}
          due={easyPayRow(bag.installments.map(({ amount }) => amount))}
          announce
        />
        {bag.freeShippingRemaining !== null && bag.freeShippingRemaining > 0 && (
          <p className="onair-bag-more">
            <Icon path={icons.truck} />
            <span>{t('freeShippingMore', { price: formatMoney(bag.freeShippingRemaining, language) })}</span>
          </p>
        )}
      </div>
      <p className="onair-hidden" role="status">
        {pending && t('updating')}
      </p>
      <ButtonLink
        look="primary"
        size="l"
        wide
        href={href}
        onClick={(event) => {
          if (goesOn()) carryBag(event)
          else event.preventDefault()
        }}
      >
        {t(bag.modifyOrderNo ? 'reviewChange' : 'checkout')}
      </ButtonLink>
      {/* What an edit has to pay is known after its review. */}
      {!bag.modifyOrderNo && <PayByWallet previous={async () => goesOn()} busy={pending} />}
      <p className="onair-bag-secure">
        <Icon path={icons.lock} />
        <span>{t('secure')}</span>
      </p>
    </section>
  )
}

/** The items that offer no Easy Pay: in a mixed bag, the first payment pays them in full. */
function NoEasyPay({ lines }: { lines: Bag['cartLines'] }) {
  const t = useMessages('bag', en, fr)
  const without = lines.filter(({ easyPaymentPrice }) => easyPaymentPrice === null)
  if (without.length === 0) return null
  return (
    <div className="onair-bag-no-easy-pay">
      <Icon path={icons.info} />
      <div>
        {without.length === lines.length ? (
          <p>{t('noEasyPay')}</p>
        ) : (
          without.map(({ id, name }) => <p key={id}>{t('noEasyPayNamed', { name })}</p>)
        )}
      </div>
    </div>
  )
}

/** The choice of the province that the taxes are estimated for. Without JavaScript it is a form with a button. */
function TaxProvince({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { language, link } = useShop()
  const t = useMessages('bag', en, fr)
  const id = useUid()
  const field = useRef<HTMLSelectElement>(null)
  // A refused choice is rolled back. The field stays mounted, and so keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <form
      className="onair-bag-setting"
      method="post"
      action={link('/bag/province')}
      onSubmit={(event) => {
        event.preventDefault()
        if (field.current) onChange(field.current.value)
      }}
    >
      <Select
        id={id}
        fieldRef={field}
        label={t('province')}
        hint={t('estimate')}
        name="province"
        autoComplete="off"
        options={provinces.map((province) => ({ value: province.code, label: province[language] }))}
        defaultValue={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="onair-bag-plain">
        <Button type="submit">{t('update')}</Button>
      </span>
    </form>
  )
}
