import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import { EasyPay } from './easy-pay.tsx'

/** The upcoming payments below the header of the account, for other sites' pages. */
export function PaymentsScreen({ initial }: { initial: EasyPaySchedule }) {
  const t = useMessages('easyPay', en, fr)
  return (
    <OwnAccount crumbs={[{ text: t('title') }]}>
      <EasyPay initial={initial} />
    </OwnAccount>
  )
}
