import { type MemberRequest, memberFormErrors, memberRequest } from '@onair/core/account'
import { accountClient, type NewAccount } from '@onair/core/account/client'
import { type Refused, type Result, Unreachable } from '@onair/core/http'
import { accountPath, safeReturnPath } from '@onair/core/sign-in'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { isForeign } from '../models/foreign.ts'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'
import { cookiesMissing } from '../models/needs-cookies.ts'
import { returnAddress } from '../models/return-address.ts'
import { sessionModel } from '../models/session.model.ts'
import {
  type AccountErrors,
  type AccountForm,
  isSound,
  refusedAt,
  type TypedAccount,
  typedErrors,
} from './account-form.ts'

/** Where to go once the account is open. */
export type NextPage = {
  /** As the widget's `returnTo`. */
  returnTo: string | undefined
  /** Asks the page whether it may be left. */
  mayLeave: (href: string) => boolean
}

export type CreateAccountModel = {
  /** `leaving`: the account is open, and the next page is about to open. */
  phase: ReadonlySignal<'open' | 'sending' | 'leaving'>
  errors: ReadonlySignal<AccountErrors>
  /** Whether a member has the e-mail address: the ways to sign in and to a new password help. */
  isTaken: ReadonlySignal<boolean>
  /** Why the account was not opened, where no field is to blame: the server’s sentence, or one of ours. */
  failure: ReadonlySignal<{ message: string } | 'refused' | 'unreachable' | undefined>
  /** Whether the account was opened here, a moment ago. */
  hasEntered: ReadonlySignal<boolean>
  open(form: AccountForm, next: NextPage): Promise<void>
}

/**
 * Opening a member’s account.
 *
 * 1. A form with errors is not sent.
 * 2. Where the browser keeps no cookies nothing is sent: the account could not be entered.
 * 3. After several e-mails that are taken the shop asks for proof of a person (417, Area `Recaptcha`). The form is sent again with it.
 * 4. A refusal shows at the field that it names, otherwise above the form. The form stays as it was typed.
 * 5. The new customer is signed in and led on, unless the page vetoes it. Another site’s page without a path of its own stays.
 * 6. A form is sent once at a time.
 */
export function createAccountModel(
  models: Models,
  { posted, typed }: { posted?: 'taken' | 'refused' | undefined; typed?: TypedAccount | undefined },
): CreateAccountModel {
  const { environment } = models
  const phase = signal<'open' | 'sending' | 'leaving'>('open')
  const errors = signal<AccountErrors>(typed ? typedErrors(typed) : { address: {} })
  const failure = signal<{ message: string } | 'refused' | 'unreachable' | undefined>(
    posted === 'refused' ? 'refused' : undefined,
  )
  const hasEntered = signal(false)

  async function create(request: MemberRequest): Promise<Result<NewAccount>> {
    const missing = cookiesMissing(environment)
    if (missing) return missing
    const client = accountClient(models.of(httpModel))
    const created = await client.create(request)
    if (created.ok || created.status !== 417 || created.items[0]?.area !== 'Recaptcha') return created
    const { recaptchaModel } = await import('../models/recaptcha.ts')
    return models
      .of(recaptchaModel)
      .prove('register', (recaptchaToken) => client.create({ ...request, recaptchaToken }))
  }

  function refuse({ status, items: [reason] }: Refused): void {
    const atField = reason && refusedAt(status, reason)
    if (atField) errors.value = atField
    else failure.value = reason ? { message: reason.message } : 'refused'
  }

  function leave({ returnTo, mayLeave }: NextPage): void {
    const href = returnAddress(environment, returnTo)
    if (mayLeave(href) && href !== location.href) environment.go(href)
  }

  return {
    phase,
    errors,
    isTaken: computed(() => {
      const { email } = errors.value
      return posted === 'taken' || (typeof email === 'object' && email.taken)
    }),
    failure,
    hasEntered,
    async open(form, next) {
      if (phase.peek() !== 'open') return
      batch(() => {
        errors.value = memberFormErrors(form)
        failure.value = undefined
      })
      if (!isSound(errors.peek())) return
      phase.value = 'sending'
      const request = memberRequest(form)
      let isOpen = false
      try {
        const created = await create(request)
        if (!created.ok) return refuse(created)
        const { firstName, lastName } = request
        const { email } = created.value
        await models
          .of(sessionModel)
          .enter(created.value, { remember: false, guest: false, firstName, lastName, email })
        isOpen = true
        leave(next)
      } catch (thrown) {
        if (!(thrown instanceof Unreachable)) throw thrown
        failure.value = 'unreachable'
      } finally {
        batch(() => {
          // Another site’s page stays open and offers to sign out.
          phase.value = isOpen && !isForeign(environment) ? 'leaving' : 'open'
          hasEntered.value = isOpen
        })
      }
    },
  }
}

/** The shop’s page to name in links to the shop and in the posted form: another site may have other pages under its paths. */
export const shopTarget = (isOnOtherSite: boolean, returnTo: string | undefined): string =>
  (!isOnOtherSite && safeReturnPath(returnTo)) || accountPath
