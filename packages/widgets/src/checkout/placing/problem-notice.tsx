import { useMessages } from '../../kit/i18n/use-messages.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Phones } from '../../parts/phones.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel, Problem } from '../checkout.types.ts'
import { InSight } from '../steps/in-sight.tsx'
import { ChangeList } from './change-list.tsx'

/** Shows a problem, in the server's words if there are any, and a button that removes its cause. */
export function ProblemNotice({ problem, model, busy }: { problem: Problem; model: CheckoutModel; busy: boolean }) {
  const t = useMessages('checkout', en, fr)
  if (!('messages' in problem)) {
    return (
      <InSight of={problem}>
        <Notice kind={problem.kind === 'unknown' || problem.kind === 'walletAsks' ? 'warn' : 'bad'}>
          {t(problem.kind)}
        </Notice>
      </InSight>
    )
  }
  const waits = problem.kind === 'walletWaits'
  const without = problem.kind === 'refused' && problem.without?.which.length ? problem.without : undefined
  return (
    <InSight of={problem}>
      <Notice
        kind={problem.kind === 'refused' ? 'bad' : 'warn'}
        action={
          without ? (
            <Button busy={busy} onClick={() => void model.goOnWithout()}>
              {t(without.what === 'giftCards' ? 'withoutGiftCards' : 'withoutPromoCodes')}
            </Button>
          ) : (
            waits && (
              <Button busy={busy} onClick={() => void model.goOnWithWallet()}>
                {t('retry')}
              </Button>
            )
          )
        }
      >
        {problem.messages.map((message) => (
          <p key={message}>
            <Phones>{message}</Phones>
          </p>
        ))}
        {waits && problem.messages.length === 0 && <p>{t('unreachable')}</p>}
        {(waits || problem.kind === 'unsure') && <p>{t(problem.kind)}</p>}
        {problem.kind === 'changed' && (
          <>
            <ChangeList changes={problem.changes} />
            <p>{t('changed')}</p>
          </>
        )}
      </Notice>
    </InSight>
  )
}
