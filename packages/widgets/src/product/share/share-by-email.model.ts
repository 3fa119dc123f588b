import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { maxSenderNameLength } from '@onair/core/limits'
import { isEmail } from '@onair/core/sign-in'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../../models/models.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'

/** To whom a product is sent, and by whom. */
export type ShareForm = { to: string; from: string }
/** The errors by field, in the order of the form. */
export type ShareErrors = { to?: 'emailInvalid'; from?: 'fromMissing' | 'tooLong' }

export type ShareProgress =
  | { kind: 'idle' | 'sending' | 'unreachable' }
  | { kind: 'sent'; to: string }
  | { kind: 'refused'; message: string }

export type ShareModel = {
  progress: ReadonlySignal<ShareProgress>
  errors: ReadonlySignal<ShareErrors>
  /** Checks the form. Returns the name of the first field with an error, or nothing. */
  check(form: ShareForm): keyof ShareErrors | undefined
  /** @returns whether it was sent */
  send(form: ShareForm, product: { itemNo: string; edpNo: number | undefined }): Promise<boolean>
}

/**
 * Sends a product to somebody by e-mail.
 *
 * 1. The recipient has an e-mail address, and the sender a name that is not too long; otherwise nothing is sent.
 * 2. A refusal is shown with the server's own sentence.
 * 3. While a mail is on its way, nothing else is checked or sent.
 */
export function createShareModel(models: Models): ShareModel {
  const progress = signal<ShareProgress>({ kind: 'idle' })
  const errors = signal<ShareErrors>({})
  const isSending = () => progress.peek().kind === 'sending'

  function check({ to, from }: ShareForm): keyof ShareErrors | undefined {
    if (isSending()) return undefined
    const checked: ShareErrors = {}
    if (!isEmail(to)) checked.to = 'emailInvalid'
    if (from === '') checked.from = 'fromMissing'
    else if (from.length > maxSenderNameLength) checked.from = 'tooLong'
    errors.value = checked
    return checked.to ? 'to' : checked.from && 'from'
  }

  return {
    progress,
    errors,
    check,
    async send(form, { itemNo, edpNo }) {
      if (isSending() || check(form)) return false
      progress.value = { kind: 'sending' }
      try {
        const body = { ...form, ...(edpNo !== undefined && { edpNo }) }
        const result = await catalogueClient(models.of(publicHttpModel)).share(itemNo, body)
        progress.value = result.ok
          ? { kind: 'sent', to: form.to }
          : { kind: 'refused', message: result.items[0]?.message ?? '' }
        return result.ok
      } catch (thrown) {
        progress.value = { kind: 'unreachable' }
        if (!(thrown instanceof Unreachable)) throw thrown
        return false
      }
    },
  }
}
