import { easyPayClient } from '@onair/core/easy-pay/client'
import { LoadedForCustomer, withCode } from '../connected/loaded-for-customer.tsx'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'

/** Reads and shows the signed-in customer's upcoming payments. */
export function OwnPayments() {
  const client = easyPayClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={() => withCode(import('./payments-screen.tsx'), client.schedule())} absent={null}>
      {({ code: { PaymentsScreen }, value }) => <PaymentsScreen initial={value} />}
    </LoadedForCustomer>
  )
}
