import { maxAnswerLength, maxTypedLengths } from '@onair/core/limits'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'
import { CardCosts } from '../card-costs.tsx'
import en from '../store-card.messages.en.json'
import fr from '../store-card.messages.fr.json'
import type { StepProps } from './step-props.ts'

/** How the applicant proves their identity later, and what they agree to. */
export function SecurityStep({ id, form, problems, questions }: StepProps) {
  const { link } = useShop()
  const t = useMessages('storeCard', en, fr)
  return (
    <>
      <Field
        id={`${id}-dateOfBirth`}
        name="dateOfBirth"
        label={t('dateOfBirth')}
        hint={t('dateOfBirthHint')}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={maxTypedLengths.day}
        required
        defaultValue={form.dateOfBirth}
        error={problems.dateOfBirth?.message}
      />
      <fieldset>
        <legend>{t('questionTitle')}</legend>
        <p className="onair-store-card-soft">{t('questionText')}</p>
        <Select
          id={`${id}-securityQuestionId`}
          name="securityQuestionId"
          label={t('question')}
          required
          defaultValue={form.securityQuestionId}
          error={problems.securityQuestionId?.message}
          options={[
            { value: '', label: t('pick') },
            ...questions.map((question) => ({ value: question.id, label: question.text })),
          ]}
        />
        <Field
          id={`${id}-answer`}
          name="answer"
          label={t('answer')}
          hint={t('answerHint')}
          autoComplete="off"
          maxLength={maxAnswerLength}
          required
          defaultValue={form.answer}
          error={problems.answer?.message}
        />
      </fieldset>
      <CardCosts />
      <fieldset>
        <legend>{t('consentTitle')}</legend>
        <p>{t('consentText')}</p>
        <p>
          {t('consentStored')} <a href={link('/go/customerservice/privacy')}>{t('privacy')}</a>
        </p>
        <Checkbox
          id={`${id}-consent`}
          name="consent"
          label={t('consent')}
          required
          defaultChecked={form.consent}
          error={problems.consent?.message}
        />
      </fieldset>
    </>
  )
}
