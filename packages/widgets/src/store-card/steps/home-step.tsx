import { maxTypedLengths, maxYearsAtAddress } from '@onair/core/limits'
import { employmentStatuses, housingStatuses } from '@onair/core/store-card'
import { useAddressLookup } from '../../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressFields } from '../../parts/address-fields.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'
import type { StepProps } from './step-props.ts'

/** The applicant's home, housing and income. */
export function HomeStep({ id, form, problems }: StepProps) {
  const { language } = useShop()
  const t = useMessages('storeCard', en, fr)
  const lookup = useAddressLookup()
  const common = (name: 'yearsAtAddress' | 'monthlyHousingPayment' | 'annualIncome') => ({
    id: `${id}-${name}`,
    name,
    label: t(name),
    required: true,
    defaultValue: form[name],
    error: problems[name]?.message,
  })
  const choice = (name: 'housingStatus' | 'employmentStatus') => ({
    id: `${id}-${name}`,
    name,
    label: t(name),
    required: true,
    defaultValue: form[name],
    error: problems[name]?.message,
  })
  const choose = { value: '', label: t('pick') }
  return (
    <>
      <fieldset>
        <legend>{t('homeAddress')}</legend>
        <AddressFields
          id={`${id}-home`}
          language={language}
          defaults={form}
          errors={problems}
          only="place"
          hints={{ address1: t('address1Hint') }}
          lookup={lookup}
        />
        <Field
          {...common('yearsAtAddress')}
          inputMode="numeric"
          maxLength={String(maxYearsAtAddress).length}
          autoComplete="off"
        />
      </fieldset>
      <fieldset>
        <legend>{t('homeCosts')}</legend>
        <Select
          {...choice('housingStatus')}
          options={[choose, ...housingStatuses.map((status) => ({ value: status, label: t(`housing_${status}`) }))]}
        />
        <Field
          {...common('monthlyHousingPayment')}
          hint={t('monthlyHousingPaymentHint')}
          inputMode="decimal"
          maxLength={maxTypedLengths.amount}
          autoComplete="off"
        />
      </fieldset>
      <fieldset>
        <legend>{t('incomeTitle')}</legend>
        <Select
          {...choice('employmentStatus')}
          options={[
            choose,
            ...employmentStatuses.map((status) => ({ value: status, label: t(`employment_${status}`) })),
          ]}
        />
        <Field
          {...common('annualIncome')}
          hint={t('annualIncomeHint')}
          inputMode="decimal"
          maxLength={maxTypedLengths.amount}
          autoComplete="off"
        />
      </fieldset>
    </>
  )
}
