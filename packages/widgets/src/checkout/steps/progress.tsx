import { useMessages } from '../../kit/i18n/use-messages.ts'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { Step } from './steps.ts'

type ProgressProps = { steps: readonly Step[]; open: Step; name: string; done: ReadonlySet<Step> }

/**
 * The checkout's progress in one line. Styling hook: `data-state` of each mark.
 * @param name the name of the open step
 */
export function Progress({ steps, open, name, done }: ProgressProps) {
  const t = useMessages('checkout', en, fr)
  return (
    <div className="onair-progress">
      <p>{t('progress', { number: steps.indexOf(open) + 1, count: steps.length, step: name })}</p>
      <ol aria-hidden="true">
        {steps.map((step) => (
          <li key={step} data-state={step === open ? 'open' : done.has(step) ? 'done' : 'later'} />
        ))}
      </ol>
    </div>
  )
}
