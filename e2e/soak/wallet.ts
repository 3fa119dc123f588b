import type { Buyer } from './bags.ts'
import { origins } from './place.ts'
import { insistOn, mayBeLost, type Said } from './press.ts'
import type { SoakShop } from './shop.ts'

const payer = 'CAMILLE26PAYER'

/** Who is told of every answer on the way: its status, and when to try again. */
export type Seen = (answer: { status: number; text: string; headers: Headers } | undefined) => void

/**
 * Goes to the wallet and approves the bag's payment there, and has it executed; asks again as long as something is away.
 * @returns what the placing has to say of it
 */
export async function approveAtWallet(shop: SoakShop, { guid }: Buyer, seen?: Seen): Promise<Said> {
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
  const executed = await insistOn(
    () =>
      mayBeLost(
        shop.api.call('POST /api/v2/paypal/payments/{paymentId}/execute', {
          params: { paymentId: begun.json.id },
          body: { payer_id: payer },
        }),
      ),
    seen,
  )
  const order = executed.json.transactions?.[0]?.related_resources[0]?.order?.id
  if (!order) throw new Error(`Not executed: ${executed.status} ${executed.text}`)
  return { PaypalPayerId: payer, PaypalTransactionId: order }
}
