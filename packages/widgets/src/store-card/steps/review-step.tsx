import { displayPostalCode, formatPhone } from '@onair/core/address'
import { formatDate } from '@onair/core/dates'
import { formatMoney } from '@onair/core/money'
import { provinces } from '@onair/core/provinces'
import {
  applicationOf,
  type EmploymentStatus,
  type HousingStatus,
  type StoreCardForm,
  type StoreCardStep,
} from '@onair/core/store-card'
import type { StoreCardQuestion } from '@onair/core/store-card/client'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'

type Row = readonly [name: string, value: string]

/** Everything that is sent, each step with a button to change it. */
export function ReviewStep({
  form,
  questions,
  onChange,
}: {
  form: StoreCardForm
  questions: readonly StoreCardQuestion[]
  onChange: (step: StoreCardStep) => void
}) {
  const { language } = useShop()
  const t = useMessages('storeCard', en, fr)
  const id = useUid()
  const application = applicationOf(form)
  const { address } = application
  const province = provinces.find(({ code }) => code === address.province)?.[language] ?? address.province
  const lines = [
    [address.address1, address.address2].filter(Boolean).join(', '),
    `${address.city}, ${province}`,
    displayPostalCode(address.zipCode),
  ]
  const parts: readonly { step: Exclude<StoreCardStep, 'review'>; rows: readonly Row[] }[] = [
    {
      step: 'about',
      rows: [
        [
          t('name'),
          [form.title && t(form.title as 'Ms'), application.firstName, application.lastName].filter(Boolean).join(' '),
        ],
        [t('phone'), formatPhone(application.phone)],
        [t('email'), application.email],
      ],
    },
    {
      step: 'home',
      rows: [
        [t('homeAddress'), lines.join('\n')],
        [t('yearsAtAddress'), String(application.yearsAtAddress)],
        [t('housingStatus'), t(`housing_${application.housingStatus as HousingStatus}`)],
        [t('monthlyHousingPayment'), formatMoney(application.monthlyHousingPayment, language)],
        [t('employmentStatus'), t(`employment_${application.employmentStatus as EmploymentStatus}`)],
        [t('annualIncome'), formatMoney(application.annualIncome, language)],
      ],
    },
    {
      step: 'security',
      rows: [
        [t('dateOfBirth'), formatDate(application.dateOfBirth, language, 'UTC')],
        [t('question'), questions.find((question) => question.id === application.securityQuestionId)?.text ?? ''],
        [t('answer'), application.answer],
        [t('consentTitle'), t('consentGiven')],
      ],
    },
  ]
  return (
    <>
      <p>{t('reviewText')}</p>
      {parts.map(({ step, rows }) => (
        <section key={step} className="onair-store-card-part" aria-labelledby={`${id}-${step}`}>
          <h3 id={`${id}-${step}`}>{t(step)}</h3>
          <Button look="quiet" onClick={() => onChange(step)}>
            {t('change')} <span className="onair-hidden">{`– ${t(step)}`}</span>
          </Button>
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
