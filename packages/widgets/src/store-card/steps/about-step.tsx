import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressFields } from '../../parts/address-fields.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { Select } from '../../parts/select.tsx'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'
import type { StepProps } from './step-props.ts'

const titles = ['Ms', 'Mr', 'Mx', 'Dr'] as const

/** The applicant. */
export function AboutStep({ id, form, problems }: StepProps) {
  const { language } = useShop()
  const t = useMessages('storeCard', en, fr)
  return (
    <>
      <Select
        id={`${id}-formOfAddress`}
        name="title"
        label={t('formOfAddress')}
        optionalText={t('optional')}
        defaultValue={form.title}
        autoComplete="honorific-prefix"
        options={[{ value: '', label: t('none') }, ...titles.map((title) => ({ value: title, label: t(title) }))]}
      />
      <AddressFields
        id={`${id}-you`}
        language={language}
        defaults={form}
        errors={problems}
        only="person"
        hints={{ phone: t('phoneHint') }}
      />
      <EmailField
        id={`${id}-email`}
        language={language}
        name="email"
        label={t('email')}
        autoComplete="email"
        required
        defaultValue={form.email}
        error={problems.email?.message}
      />
    </>
  )
}
