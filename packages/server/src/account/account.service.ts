import { customerNoOf } from '@onair/core/account'
import type { accountContract, BodyOf, ReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { subscribeMember } from '../newsletter/newsletter.queries.ts'
import { askForConfirmation } from '../newsletter/newsletter.service.ts'
import { deviceOf } from '../sign-in/device.ts'
import { isGuessable } from '../sign-in/guessable.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { issueToken } from '../sign-in/tokens.ts'
import { refuse } from './account.messages.ts'
import { type AccountRow, accountOf, endSessions, insertCustomer, makeMember } from './account.queries.ts'
import { addressReply, cardReply, isShippingAddress } from './account.rows.ts'
import { addressValues } from './addresses.ts'
import type { TakenEmails } from './taken-emails.ts'

type NewAccount = BodyOf<(typeof accountContract)['POST /api/v2/{language}/accounts']>
/** The caller's network address and User-Agent. */
type Caller = { address: string; userAgent: string }
type AccountReply = ReplyOf<(typeof accountContract)['GET /api/v2/{language}/accounts/{edp}']>

/** Opens accounts, and reads them. */
export function accountService({ pool, clock, taken }: { pool: Pool; clock: () => Date; taken: TakenEmails }) {
  return {
    /**
     * Opens a member's account, or a guest's.
     *
     * 1. A member's e-mail is unique, ignoring capitals: a duplicate is 417, Area `Email`. Repeated requests are limited
     *    (`takenEmails`).
     * 2. A guest may use any e-mail, any number of times, and does not learn whether a member has it.
     * 3. The given address becomes the billing address and the default shipping address.
     * 4. One of the commonest passwords is refused for a member: 417, Area `Password`.
     * 5. The reply's token signs the new customer in.
     * 6. A member is subscribed to the newsletter at once, if they want it. A guest's address must be confirmed.
     */
    async open(body: NewAccount, language: Language, { address: networkAddress, userAgent }: Caller) {
      const address = addressValues({ ...body, zipCode: body.postalCode }, (field) =>
        field === 'zipCode' ? 'PostalCode' : field.charAt(0).toUpperCase() + field.slice(1),
      )
      if (address instanceof Refusal) return address
      const { email } = body
      const refusal = body.isGuest ? undefined : await taken.refuse(networkAddress, body.recaptchaToken)
      if (refusal) return refusal
      if (!body.isGuest && (await isGuessable(body.password, email))) {
        return refuse(417, { code: 'password-common', area: 'Password' })
      }
      const passwordHash = body.isGuest ? null : await hashPassword(body.password)
      const preferred = body.isGuest ? language : body.language
      try {
        return await inTransaction(pool, async (client) => {
          const [made] = await insertCustomer(client, {
            ...address,
            email,
            passwordHash,
            isGuest: body.isGuest,
            isPhoneCustomer: body.isPhoneCustomer,
            language: preferred,
            now: clock(),
          })
          if (!made) throw new Error('The new customer has no number')
          if (body.subscribe && body.isGuest) await askForConfirmation(client, email, language, clock())
          else if (body.subscribe) await subscribeMember(client, { edp: made.edp, now: clock() })
          return {
            accessToken: await issueToken(client, made.edp, clock(), {
              device: deviceOf(userAgent),
              isGuest: body.isGuest,
            }),
            customerEdp: made.edp,
            email,
          }
        })
      } catch (error) {
        if (!isTaken(error)) throw error
        await taken.found(email, networkAddress)
        return refuse(417, { code: 'email-taken', area: 'Email' })
      }
    },

    /**
     * Makes the guest of a token a member, so that the guest's orders belong to the account.
     *
     * 1. The account has the guest's e-mail. The rules for e-mail and password are those of a new account (`open`, 1 and 4), with the
     *    same reply, count and notice for a taken e-mail.
     * 2. Of concurrent requests one succeeds. A member gets 409: no password is replaced here.
     * 3. The guest's tokens are revoked; the reply has the member's token.
     */
    async join(
      edp: number,
      { password, recaptchaToken }: { password: string; recaptchaToken?: string | undefined },
      language: Language,
      { address, userAgent }: Caller,
    ) {
      const already = refuse(409, { code: 'already-member', area: 'Authorization' })
      const [guest] = await accountOf(pool, { edp })
      if (!guest?.isGuest) return already
      const refusal = await taken.refuse(address, recaptchaToken)
      if (refusal) return refusal
      if (await isGuessable(password, guest.email)) return refuse(417, { code: 'password-common', area: 'Password' })
      const passwordHash = await hashPassword(password)
      try {
        return await inTransaction(pool, async (client) => {
          const [made] = await makeMember(client, { edp, passwordHash, language })
          if (!made) return already
          await endSessions(client, { edp })
          const accessToken = await issueToken(client, edp, clock(), { device: deviceOf(userAgent) })
          return { accessToken, customerEdp: edp, email: made.email }
        })
      } catch (error) {
        if (!isTaken(error)) throw error
        await taken.found(guest.email, address)
        return refuse(417, { code: 'email-taken', area: 'Email' })
      }
    },

    async read(edp: number): Promise<AccountReply> {
      const [account] = await accountOf(pool, { edp })
      if (!account) throw new Error('The token’s customer does not exist')
      return accountReply(account)
    },
  }
}

/** The customer number in replies; '0' for a guest, who has none (specification §2). */
export const customerNo = ({ edp, isGuest }: { edp: number; isGuest: boolean }): string =>
  isGuest ? '0' : customerNoOf(edp)

function accountReply({ addresses, cards, ...account }: AccountRow): AccountReply {
  const billing = addresses.find(({ isBilling }) => isBilling)
  return {
    ...account,
    customerNo: customerNo(account),
    billingAddress: billing ? addressReply(billing) : null,
    shippingAddresses: addresses.filter(isShippingAddress).map(addressReply),
    creditCards: cards.map(cardReply),
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'customer_email'
