import type { Buyer } from './bags.ts'
import { origins } from './place.ts'
import { insistOn, mayBeLost, type PressFields } from './press.ts'
import type { SoakShop } from './shop.ts'

const payer = 'CAMILLE26PAYER'

/** Called for every reply on the way: its status, and when to retry. */
export type Seen = (answer: { status: number; text: string; headers: Headers } | undefined) => void

/** A bag's payment at the wallet, begun and approved there; nothing is executed yet. */
export type Approved = { guid: string; paymentId: string }

/** Goes to the wallet and approves the bag's payment there; asks again as long as something is away. */
export async function approveAtWallet(shop: SoakShop, { guid }: Buyer, seen?: Seen): Promise<Approved> {
  const begun = await insistOn(
    () => mayBeLost(shop.api.call('POST /api/v2/paypal/payments', { body: { cartGuid: guid } })),
    seen,
  )
  if (begun.status !== 201) throw new Error(`No wallet payment: ${begun.status} ${begun.text}`)
  const approval = new URL(begun.json.links?.find(({ rel }) => rel === 'approval_url')?.href ?? '')
  await fetch(`${origins.sandbox}/paypal/approve`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: approval.searchParams.get('token') ?? '', payer, action: 'approve' }),
  })
  return { guid, paymentId: begun.json.id }
}

/** Updates the payment once to the present bag. @returns the reply, which may be a refusal */
export const updateAtWallet = (shop: SoakShop, { guid, paymentId }: Approved) =>
  mayBeLost(
    shop.api.call('POST /api/v2/paypal/payments/{paymentId}', { params: { paymentId }, body: { cartGuid: guid } }),
  )

/** Asks once that the payment be executed. */
export const executeAtWallet = (shop: SoakShop, { paymentId }: Approved) =>
  mayBeLost(
    shop.api.call('POST /api/v2/paypal/payments/{paymentId}/execute', {
      params: { paymentId },
      body: { payer_id: payer },
    }),
  )

/**
 * Has an approved payment brought up to date and executed, as the checkout does when the button is pressed; asks again as
 * long as something is away. One that is executed already cannot be brought up to date, and need not be.
 * @returns what the placing has to say of it
 */
export async function payAtWallet(shop: SoakShop, approved: Approved, seen?: Seen): Promise<PressFields> {
  await insistOn(() => updateAtWallet(shop, approved), seen)
  const executed = await insistOn(() => executeAtWallet(shop, approved), seen)
  const order = executed.json.transactions?.[0]?.related_resources[0]?.order?.id
  if (!order) throw new Error(`Not executed: ${executed.status} ${executed.text}`)
  return { PaypalPayerId: payer, PaypalTransactionId: order }
}
