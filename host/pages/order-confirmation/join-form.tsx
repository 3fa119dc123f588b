import { maxPasswordLength, minPasswordLength } from '@onair/core/limits'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import { joinPath, joinProblems } from './order-confirmation.actions.ts'
import en from './order-confirmation.messages.en.json'
import fr from './order-confirmation.messages.fr.json'

/** Makes a guest a member by choosing a password. It works without JavaScript. */
export function JoinForm({ visit, orderNo }: { visit: Visit; orderNo: string }) {
  const t = translator(visit, en, fr)
  const problem = joinProblems.find((one) => one === visit.query.get('join'))
  return (
    <form className="join" id="join" method="post" action={joinPath} aria-labelledby="join-title">
      <h2 id="join-title">{t('join')}</h2>
      <p>{t('joinText')}</p>
      {problem && (
        <p className="join-problem" id="join-problem" role="alert">
          {t(`joinProblem.${problem}`)}
        </p>
      )}
      <input type="hidden" name="orderNo" value={orderNo} />
      <label htmlFor="join-password">{t('password')}</label>
      <input
        id="join-password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={minPasswordLength}
        maxLength={maxPasswordLength}
        pattern=".*\d.*"
        title={t('passwordTip')}
        aria-describedby={problem ? 'join-tip join-problem' : 'join-tip'}
        aria-invalid={problem === 'password' || undefined}
        required
      />
      <p className="join-tip" id="join-tip">
        {t('passwordTip')}
      </p>
      <button type="submit" className="button">
        {t('joinPress')}
      </button>
    </form>
  )
}
