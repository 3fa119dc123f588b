import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { isEmail } from '@onair/core/sign-in'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../../models/models.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'

export type WaitlistModel = {
  sending: ReadonlySignal<boolean>
  /** Why the last try failed: the server's sentence, or one of ours. */
  failure: ReadonlySignal<{ message: string } | 'emailInvalid' | 'unreachable' | undefined>
  /** The address that will be written to. */
  joinedAs: ReadonlySignal<string | undefined>
  /** @returns whether the shopper can leave the field: false when the address has to be changed or sent again */
  join(style: { itemNo: string; edpNo: number }, email: string): Promise<boolean>
}

/**
 * The waitlist of a sold-out style and size.
 *
 * 1. What cannot be an e-mail address is not sent.
 * 2. A refusal is shown with the server's own sentence.
 * 3. An address is sent once at a time.
 */
export function createWaitlistModel(models: Models): WaitlistModel {
  const sending = signal(false)
  const failure = signal<{ message: string } | 'emailInvalid' | 'unreachable' | undefined>(undefined)
  const joinedAs = signal<string | undefined>(undefined)

  return {
    sending,
    failure,
    joinedAs,
    async join({ itemNo, edpNo }, email) {
      if (sending.peek()) return true
      if (!isEmail(email)) {
        failure.value = 'emailInvalid'
        return false
      }
      batch(() => {
        sending.value = true
        failure.value = undefined
      })
      try {
        const result = await catalogueClient(models.of(publicHttpModel)).joinWaitlist(itemNo, edpNo, email)
        const [reason] = result.ok ? [] : result.items
        if (result.ok) joinedAs.value = email
        else failure.value = reason ? { message: reason.message } : 'unreachable'
        return result.ok
      } catch (thrown) {
        failure.value = 'unreachable'
        if (!(thrown instanceof Unreachable)) throw thrown
        return false
      } finally {
        sending.value = false
      }
    },
  }
}
