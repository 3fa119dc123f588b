import { easyPayClient } from '@onair/core/easy-pay/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import { EasyPay } from './easy-pay.tsx'

/** Reads and shows the signed-in customer's coming payments. */
export function OwnPayments() {
  const t = useMessages(en, fr)
  const client = easyPayClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={client.schedule} absent={null}>
      {(schedule) => (
        <OwnAccount crumbs={[{ text: t('title') }]}>
          <EasyPay initial={schedule} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
