import type { WalletPayment } from '@onair/core/wallet/client'
import { bagGuid } from './bag.fixtures.ts'
import { aBagToOrder, aCheckoutServer } from './checkout.fixtures.ts'

/** The payer of an approved payment, as the wallet returns it. */
export const payer = {
  email: 'camille@example.com',
  payer_id: 'P1',
  phone: '418-555-0162',
  shipping_address: {
    recipient_name: 'Camille Tremblay',
    line1: '845 rue Saint-Jean',
    city: 'Québec',
    state: 'Quebec',
    postal_code: 'G1R 1R2',
  },
}

/** A payment of the whole bag. @param order the order of an executed payment */
export const aPayment = (payer_info: object | undefined = payer, order?: string): WalletPayment => ({
  id: 'PAYID-1',
  state: order ? 'approved' : 'created',
  payer: { status: 'VERIFIED', ...(payer_info && { payer_info }) } as WalletPayment['payer'],
  transactions: [
    { amount: { currency: 'CAD', total: '236.14' }, related_resources: order ? [{ order: { id: order } }] : [] },
  ],
})

export const payments = '/api/v2/paypal/payments/{paymentId}'

/** A server and a wallet with an approved payment. */
export function aWalletServer(bag = aBagToOrder(), payment = aPayment()) {
  const server = aCheckoutServer(bag)
  const bodies: Record<string, unknown>[] = []
  server.on(`GET ${payments}`, () => ({ status: 200, body: payment }))
  server.on(`POST ${payments}`, ({ body }) => {
    bodies.push(body)
    return { status: 200, body: payment }
  })
  server.on(`POST ${payments}/execute`, ({ body }) => {
    bodies.push(body)
    return { status: 200, body: aPayment(payer, 'O-1') }
  })
  return { server, bodies }
}

/** The cookies of a guest who has started a payment. */
export const aWalletGuest = { cookies: `cartGuid=${bagGuid}; walletPaymentId=PAYID-1` }

/** Makes the page the one that the wallet returns to. */
export const comingBack = (query = '?paymentId=PAYID-1&token=EC-1&PayerID=P1') =>
  history.replaceState(null, '', `/pages/checkout${query}`)
