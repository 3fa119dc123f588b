import { accountClient } from '@onair/core/account/client'
import { storeCardClient } from '@onair/core/store-card/client'
import { LoadedForCustomer } from '../connected/loaded-for-customer.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import en from './store-card.messages.en.json'
import fr from './store-card.messages.fr.json'
import { StoreCard } from './store-card.tsx'

/** Reads the application and the form's initial values, for pages without a server of ours. */
export function StoreCardOfCustomer() {
  const t = useMessages('storeCard', en, fr)
  const http = useModel(httpModel)
  const load = async () => {
    const calls = storeCardClient(http)
    const [account, state, questions] = await Promise.all([
      accountClient(http).read(),
      calls.latest(),
      calls.questions(),
    ])
    if (!account.ok) return account
    if (!questions.ok) return questions
    const value = (latest: typeof state & { ok: true }) => ({
      account: account.value,
      state: latest.value,
      questions: questions.value.questions,
    })
    return state.ok ? { ...state, value: value(state) } : state
  }
  return (
    <LoadedForCustomer load={load} absent={null}>
      {({ account, state, questions }) => (
        <OwnAccount crumbs={[{ text: t('title') }]} firstName={account.firstName} customerNo={account.customerNo}>
          <StoreCard account={account} state={state} questions={questions} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
