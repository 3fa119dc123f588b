import { accountClient, type Refused } from '@onair/core/client'
import { clearCookie, expressCheckoutCreateAccountCookie } from '@onair/core/session'
import { signal } from '@preact/signals-core'
import { bagModel } from '../models/bag.model.ts'
import { httpModel } from '../models/http.model.ts'
import { sessionModel } from '../models/session.model.ts'
import type { CheckoutModel } from './checkout.types.ts'
import {
  addressRequest,
  type DeliveryErrors,
  type DeliveryForm,
  deliveryErrors,
  guestRequest,
  refusedFields,
} from './delivery-form.ts'
import type { Flow } from './flow.ts'

type DeliveryActions = Pick<
  CheckoutModel,
  'deliveryErrors' | 'draft' | 'keepDraft' | 'deliverTo' | 'deliverToKnown' | 'shipBy'
>

/** Where the order goes and by which method. A guest's account is opened with the first address. */
export function deliveryActions(flow: Flow): DeliveryActions {
  const { models, calls, bag } = flow
  const shopper = models.of(sessionModel)
  const bags = models.of(bagModel)
  const account = accountClient(models.of(httpModel))
  const errors = signal<DeliveryErrors>({})
  let draft: DeliveryForm | undefined

  /** Opens the guest's account once (a member's, where the guest chose a password), and makes the bag that account's. */
  async function enterAsGuest(form: DeliveryForm): Promise<boolean> {
    if (!shopper.authenticated.peek()) {
      const made = await account.create(guestRequest(form, models.environment.language))
      if (!made.ok) {
        refuseDelivery(made)
        return false
      }
      const { accessToken, customerEdp, email } = made.value
      const guest = form.password === undefined
      const who = { remember: false, guest, firstName: form.firstName.trim(), lastName: form.lastName.trim(), email }
      if (!guest) clearCookie(models.environment.session, expressCheckoutCreateAccountCookie)
      await shopper.enter({ token: accessToken, edp: customerEdp }, who)
    }
    return bag.peek().buyer !== null || flow.settle('delivery', await bags.attach())
  }

  function refuseDelivery(refused: Refused) {
    const { errors: fields, others } = refusedFields(refused.items)
    errors.value = fields
    if (others.length > 0) flow.say({ step: 'delivery', kind: 'refused', messages: others })
  }

  return {
    deliveryErrors: errors,
    draft: () => draft,
    keepDraft(form) {
      draft = form
    },
    async deliverTo(form) {
      draft = form
      const guest = !shopper.authenticated.peek()
      errors.value = deliveryErrors(form, guest)
      if (Object.keys(errors.peek()).length > 0) return
      const sent = await flow.run('delivery', async () => {
        if (!(await enterAsGuest(form))) return false
        const answer = await calls.shipTo(addressRequest(form))
        if (answer.ok) return flow.settle('delivery', answer)
        refuseDelivery(answer)
        return false
      })
      if (sent) await flow.advance()
    },
    async deliverToKnown(addressId) {
      const sent = await flow.run('delivery', async () => flow.settle('delivery', await calls.shipToKnown(addressId)))
      if (sent) await flow.advance()
    },
    async shipBy(shipMethodId) {
      const picked = async () => flow.settle('shipping', await calls.setShipMethod(shipMethodId))
      if (!(await flow.run('shipping', picked))) return
      flow.settled.value = { ...flow.settled.peek(), shipping: true }
      await flow.advance()
    },
  }
}
