import { draftOf } from '@onair/core/store-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import {
  aDecision,
  afterwards,
  anApplicant,
  aState,
  declined,
  inReview,
  questionsIn,
  shownState,
  typedForm,
} from '../testing/store-card.fixtures.ts'
import { StoreCard } from './store-card.tsx'

const call = '*/api/v2/:language/accounts/:edp/onaircreditcardapplication'
const replies = (answer: () => Response | Promise<Response>) => [http.post(call, answer), ...cannedReplies()]
/** The part of an application that this browser stored, up to a step. */
const withDraft = (fields: object) => () => {
  const draft = draftOf({ ...typedForm, ...fields }, 7, new Date())
  localStorage.setItem('storeCreditCardApplication', JSON.stringify(draft))
  return () => localStorage.removeItem('storeCreditCardApplication')
}

const meta: Meta<typeof StoreCard> = {
  title: 'Widgets/Store card',
  component: StoreCard,
  tags: ['autodocs'],
  args: { state: shownState(), questions: questionsIn(), account: anApplicant },
  parameters: {
    msw: replies(() => HttpResponse.json(aDecision(), { status: 201 })),
    cookies: memberCookie,
  },
}
export default meta
type Story = StoryObj<typeof StoreCard>
const french = { globals: { language: 'fr' }, args: { questions: questionsIn('fr') } }

/** Press Continue with an empty name to see the errors. */
export const AboutYou: Story = {}
export const AboutYouInFrench: Story = french
export const EmptyForm: Story = {
  args: { account: { firstName: '', lastName: '', email: '', billingAddress: null } },
}
export const LongestTexts: Story = {
  args: {
    account: {
      ...anApplicant,
      firstName: 'Marie-Françoise-Alexandrine-Bartholomée-Élisabeth-Joséphine-X',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff-Taumatawhakatangihanga-LL',
      email: `${'long'.repeat(15)}@${'sub.'.repeat(12)}example.com`,
    },
  },
}
/** Continued from the stored part: home and income, because the income is never stored. */
export const Resumed: Story = { beforeEach: withDraft({}) }
export const ResumedInFrench: Story = { ...french, beforeEach: withDraft({}) }
/** Send an application to see it: the credit service does not reply. */
export const Away: Story = {
  parameters: {
    msw: replies(() =>
      HttpResponse.json([{ Message: 'The credit service does not answer just now.', Area: 'CreditService' }], {
        status: 503,
      }),
    ),
  },
}
/** Send an application to see it being decided. */
export const Deciding: Story = {
  parameters: {
    msw: replies(async () => {
      await delay('infinite')
      return HttpResponse.json(aDecision(), { status: 201 })
    }),
  },
}
export const Approved: Story = { args: { state: shownState(afterwards(aDecision())) } }
export const ApprovedInFrench: Story = { ...french, args: { ...french.args, ...Approved.args } }
export const ApprovedAtNight: Story = { ...Approved, globals: { theme: 'dark' } }
export const InReview: Story = { args: { state: shownState(afterwards(inReview)) } }
export const InReviewInFrench: Story = { ...french, args: { ...french.args, ...InReview.args } }
export const Declined: Story = { args: { state: shownState(afterwards(declined)) } }
export const DeclinedInFrench: Story = { ...french, args: { ...french.args, ...Declined.args } }
export const Waiting: Story = { args: { state: shownState(afterwards({ ...inReview, Decision: null })) } }
export const AccountOnHold: Story = {
  args: {
    state: shownState(
      aState({
        WhyNot: {
          Message:
            'Your request cannot be processed because of the status of your account. Please call customer service at 1-800-555-0100.',
          Area: 'AccountOnHold',
        },
      }),
    ),
  },
}
