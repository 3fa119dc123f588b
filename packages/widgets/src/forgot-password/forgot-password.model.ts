import { Unreachable } from '@onair/core/http'
import { isEmail, type NewPassword, type NewPasswordErrors, newPasswordErrors, refusedLink } from '@onair/core/sign-in'
import { passwordRecoveryClient } from '@onair/core/sign-in/client'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** The account that a link belongs to. */
export type LinkAccount = { email: string; securityQuestionId: string | null }

/** What the widget shows. `later` and `unreachable`: the link could not be checked. */
export type RecoveryScreen =
  | { kind: 'asking' | 'sent' | 'spent' | 'changed' | 'checking' | 'later' | 'unreachable' }
  | { kind: 'choosing'; account: LinkAccount }

/** Why a form was not taken: the server’s sentence, or one of ours. */
export type RecoveryFailure = { message: string } | 'later' | 'unreachable' | 'refused'

type FieldName = keyof NewPasswordErrors
/** The errors of the new password’s form: a rule’s name, or the server’s own sentence. */
export type RecoveryErrors = { [Field in FieldName]?: NonNullable<NewPasswordErrors[Field]> | { message: string } }

/** The address of the form that asks; the error of the form that chooses. Passwords are never shown again. */
export type TypedForgotten = { email?: string; reason?: { area: string; message: string } }

export type ForgotPasswordModel = {
  screen: ReadonlySignal<RecoveryScreen>
  /** Whether the link was read, so that the address no longer needs its token: until then a reload does. */
  isLinkRead: ReadonlySignal<boolean>
  /** Whether a form is on its way. */
  sending: ReadonlySignal<boolean>
  /** Whether the e-mail address that was typed is none. */
  isEmailWrong: ReadonlySignal<boolean>
  /** The errors of the new password’s form. A new object for each check. */
  errors: ReadonlySignal<RecoveryErrors>
  failure: ReadonlySignal<RecoveryFailure | undefined>
  /** Checks the mail’s link. @returns stops */
  check(token: string): () => void
  /** Asks for the mail. @returns whether the address can be one */
  ask(email: string): Promise<boolean>
  /** Shows the form that asks again. */
  askAgain(): void
  /** Changes the password. */
  choose(token: string, form: NewPassword): Promise<void>
}

/**
 * The recovery of a forgotten password: asking for the mail, and choosing a password behind its link.
 *
 * 1. The answer to asking is the same whether or not the account exists.
 * 2. A link whose check failed is checked again only when the shopper asks. A check that was stopped shows nothing.
 * 3. A refusal about the link shows that it is spent, with the form that asks for another.
 * 4. Any other refusal shows at the field that it names, otherwise above the form.
 * 5. A form is sent once at a time; what was wrong with the last try is gone with the next one.
 *
 * @param token the token of the mail’s link, if the page has one
 * @param link the link’s account if the page has checked it
 * @param posted the result of a form that was posted without JavaScript
 */
export function createForgotPasswordModel(
  models: Models,
  {
    token,
    link,
    posted,
    typed,
  }: {
    token?: string | undefined
    link?: LinkAccount | 'spent' | 'later' | undefined
    posted?: 'sent' | 'changed' | 'refused' | 'later' | undefined
    typed?: TypedForgotten | undefined
  },
): ForgotPasswordModel {
  const client = () => passwordRecoveryClient(models.of(httpModel))
  const screen = signal<RecoveryScreen>(firstScreen())
  const sending = signal(false)
  const isEmailWrong = signal(typed?.email !== undefined && !isEmail(typed.email))
  const errors = signal<RecoveryErrors>(errorsAt(typed?.reason))
  const failure = signal<RecoveryFailure | undefined>(firstFailure())
  let stopCheck = () => {}

  function firstScreen(): RecoveryScreen {
    if (posted === 'sent' || posted === 'changed') return { kind: posted }
    if (!token) return { kind: 'asking' }
    if (!link) return { kind: 'checking' }
    return typeof link === 'string' ? { kind: link } : { kind: 'choosing', account: link }
  }
  function firstFailure(): RecoveryFailure | undefined {
    if (posted === 'refused') return 'refused'
    return posted === 'later' && !isEmailWrong.peek() ? 'later' : undefined
  }

  /** Shows another screen, whose form has no errors yet. */
  function show(next: RecoveryScreen): void {
    batch(() => {
      screen.value = next
      isEmailWrong.value = false
      errors.value = {}
      failure.value = undefined
    })
  }

  /** Sends a form. @returns the result; undefined if the shop could not be reached */
  async function send<Reply>(request: () => Promise<Reply>): Promise<Reply | undefined> {
    sending.value = true
    try {
      return await request()
    } catch (thrown) {
      if (!(thrown instanceof Unreachable)) throw thrown
      failure.value = 'unreachable'
      return undefined
    } finally {
      sending.value = false
    }
  }

  return {
    screen,
    isLinkRead: computed(() => screen.value.kind === 'choosing' || screen.value.kind === 'spent'),
    sending,
    isEmailWrong,
    errors,
    failure,
    check(linkToken) {
      stopCheck()
      let isCurrent = true
      const showIfCurrent = (next: RecoveryScreen) => {
        if (isCurrent) show(next)
      }
      show({ kind: 'checking' })
      client()
        .info(linkToken)
        .then(
          (result) =>
            showIfCurrent(result.ok ? { kind: 'choosing', account: result.value } : { kind: refusedLink(result) }),
          () => showIfCurrent({ kind: 'unreachable' }),
        )
      stopCheck = () => {
        isCurrent = false
      }
      return stopCheck
    },
    async ask(email) {
      if (sending.peek()) return true
      batch(() => {
        isEmailWrong.value = !isEmail(email)
        failure.value = undefined
      })
      if (isEmailWrong.peek()) return false
      const result = await send(() => client().ask(email))
      if (result?.ok) show({ kind: 'sent' })
      else if (result) failure.value = messageOf(result.items)
      return true
    },
    askAgain: () => show({ kind: 'asking' }),
    async choose(linkToken, form) {
      if (sending.peek()) return
      batch(() => {
        errors.value = newPasswordErrors(form, form.answer !== undefined)
        failure.value = undefined
      })
      if (Object.keys(errors.peek()).length > 0) return
      const result = await send(() => client().update({ token: linkToken, ...form }))
      if (!result) return
      if (result.ok) return show({ kind: 'changed' })
      if (refusedLink(result) === 'spent') return show({ kind: 'spent' })
      const atField = errorsAt(result.items[0])
      if (Object.keys(atField).length > 0) errors.value = atField
      else failure.value = messageOf(result.items)
    },
  }
}

/** The field that a refusal’s Area names. */
const fieldOfArea: ReadonlyMap<string, FieldName> = new Map([
  ['Answer', 'answer'],
  ['NewPassword', 'newPassword'],
  ['NewPasswordConfirmed', 'newPasswordConfirmed'],
])

/** A refusal’s sentence at the field that it names; empty if it names none. */
function errorsAt({ area = '', message = '' }: { area?: string; message?: string } = {}): RecoveryErrors {
  const field = fieldOfArea.get(area)
  return field ? { [field]: { message } } : {}
}

const messageOf = ([reason]: readonly { message: string }[]): RecoveryFailure =>
  reason?.message ? { message: reason.message } : 'later'
