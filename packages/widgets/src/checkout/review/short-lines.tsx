import type { Bag } from '@onair/core/bag/client'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CheckoutModel, Problem } from '../checkout.types.ts'
import { InSight } from '../steps/in-sight.tsx'

/** The lines whose quantity exceeds the stock. */
export const shortLines = (bag: Bag) => bag.cartLines.filter(({ available, quantity }) => available < quantity)

/** Whether a problem only repeats the bag's notices of short lines. */
export function isOfShortLines(problem: Problem, bag: Bag): boolean {
  const areas = shortLines(bag).map(({ id }) => `CartLines.${id}`)
  const sentences = bag.messages.filter(({ area }) => areas.includes(area)).map(({ message }) => message)
  return problem.kind === 'refused' && problem.messages.every((message) => sentences.includes(message))
}

type Props = { model: CheckoutModel; bag: Bag; busy: boolean; problem: Problem | undefined }

/** Lists lines that are sold out or short, with buttons that resolve them. */
export function ShortLines({ model, bag, busy, problem }: Props) {
  const t = useMessages('checkout', en, fr)
  const lines = shortLines(bag).map(({ id, name, available: left, quantity }) => (
    <Notice
      key={id}
      kind="warn"
      action={
        <Button busy={busy} onClick={() => void model.reduceToStock(id)}>
          {left === 0 ? t('removeLine') : left === 1 ? t('takeLastOne') : t('takeRemaining', { left })}
          <span className="onair-hidden">{` – ${name}`}</span>
        </Button>
      }
    >
      {left === 0 ? t('soldOut', { name }) : t(left === 1 ? 'onlyOneLeft' : 'onlyLeft', { name, left, quantity })}
    </Notice>
  ))
  return lines.length > 0 && <InSight of={problem}>{lines}</InSight>
}
