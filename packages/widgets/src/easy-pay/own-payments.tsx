import { easyPayClient } from '@onair/core/easy-pay/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { EasyPay } from './easy-pay.tsx'

/** Reads and shows the signed-in customer's coming payments. */
export function OwnPayments() {
  const client = easyPayClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={client.schedule} absent={null}>
      {(schedule) => <EasyPay initial={schedule} />}
    </LoadedForCustomer>
  )
}
