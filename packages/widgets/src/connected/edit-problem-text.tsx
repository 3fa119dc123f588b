import type { EditProblem } from '../models/edit.model.ts'
import { Phones } from '../parts/phones.tsx'

type EditProblemTextProps = {
  problem: EditProblem
  /** The sentence for a shop that cannot be reached. */
  unreachable: string
}

/** Why an order could not be edited or cancelled. */
export function EditProblemText({ problem, unreachable }: EditProblemTextProps) {
  if (problem.kind === 'unreachable') return <p>{unreachable}</p>
  return problem.messages.map((message) => (
    <p key={message}>
      <Phones>{message}</Phones>
    </p>
  ))
}
