import { storeCardContract } from '@onair/core/contract'
import { securityQuestions } from '@onair/core/sign-in'
import { mount } from '../kernel/call/mount.ts'
import type { Deps, Feature } from '../kernel/feature.ts'
import { perHour } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import { type Credit, createCredit } from '../outside/credit.ts'
import type { DecisionMail } from './deciding.service.ts'
import { storeCardKept } from './store-card.kept.ts'
import { decisionMail } from './store-card.mail.ts'
import { storeCardMessages } from './store-card.messages.ts'
import { decisionOfLetter } from './store-card.queries.ts'
import { storeCardService } from './store-card.service.ts'
import { creditSettings } from './store-card.settings.ts'

declare module '../kernel/limits.ts' {
  interface Limits {
    readonly storeCardTries: number
  }
}

/** The credit service, with one breaker for calls and job. */
const creditOf = ({ config, fetch, metrics }: Deps): Credit => {
  const { url: baseUrl, key } = creditSettings.of(config)
  return createCredit({ baseUrl, key, fetch, onPause: metrics.pauses('credit') })
}
const serviceOf = (deps: Deps) => storeCardService({ ...deps, credit: deps.shared(creditOf) })

export const storeCard: Feature = {
  name: 'store-card',
  ...storeCardKept,
  messages: storeCardMessages,
  routes(app, deps) {
    const service = deps.shared(serviceOf)
    mount(app, storeCardContract, {
      'GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions': ({ language }) => ({
        questions: securityQuestions.map((question) => ({ id: question.id, text: question[language] })),
      }),
      'GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': ({ customer, language }) =>
        service.latest(customer, language),
      'POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': ({ customer, body, headers, log }) =>
        service.apply({ customer, body, key: headers['idempotency-key'], log }),
    })
  },
  jobs: (deps) => [{ name: 'store card applications', everyMs: 60_000, run: () => deps.shared(serviceOf).decideDue() }],
  mails({ pool, config }) {
    const { customerServicePhone: phone } = contactSettings.of(config)
    return {
      async 'store-card-decision'({ content }: QueuedMail<DecisionMail>) {
        const [decision] = await decisionOfLetter(pool, { reference: content.reference })
        return decision ? decisionMail(decision, { ...shopOf(config), phone }) : 'gone'
      },
    }
  },
  settings: [creditSettings],
  limits: {
    storeCard: perHour('LIMIT_STORE_CARD', 'applications for the store card: each is a credit check', 600, 20),
    storeCardTries: perHour('LIMIT_STORE_CARD_TRIES', 'those of one customer that reach the credit service', 600, 5),
  },
}
