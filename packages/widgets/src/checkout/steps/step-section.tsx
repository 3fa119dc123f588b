import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'

export type StepSectionProps = {
  /** The id of the heading, which gets the focus when the step opens. Unique on the page. */
  id: string
  number: number
  title: string
  state: 'open' | 'done' | 'later'
  /** A summary, shown while the step is closed. */
  summary?: ReactNode
  /** The button that opens the step again: its label and action. */
  change?: { text: string; onChange: () => void }
  children: ReactNode
}

/** One step: open, or a line with its summary. Styling hook: `data-state`. */
export function StepSection({ id, number, title, state, summary, change, children }: StepSectionProps) {
  return (
    <section
      className="onair-step"
      data-state={state}
      aria-labelledby={id}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <header>
        <h2 id={id} tabIndex={-1}>
          <span className="onair-step-number" aria-hidden="true">
            {state === 'done' ? <Icon path={icons.check} /> : number}
          </span>
          {title}
        </h2>
        {state === 'done' && change && (
          <Button look="quiet" onClick={change.onChange}>
            {change.text} <span className="onair-hidden">{`– ${title}`}</span>
          </Button>
        )}
      </header>
      {state === 'open' && <div className="onair-step-body">{children}</div>}
      {state === 'done' && summary && <div className="onair-step-summary">{summary}</div>}
    </section>
  )
}
