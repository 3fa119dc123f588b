import { handoverPath, safeReturnPath } from '@onair/core/sign-in'
import type { Action } from '../../kernel/actions.ts'
import { takeOver } from './take-over.ts'

const bagPath = '/pages/shoppingbag'

/** What the handover's page posts: the one way in which a code is used, the bags are merged, and the cookies are set. */
export function registerHandoverAction(action: Action): void {
  action(handoverPath, async (visit, form) => {
    const taken = await takeOver(visit, form.code ?? '')
    if (taken === 'not') return `${bagPath}?refused=handover`
    return taken === 'partly' ? `${bagPath}?refused=handover-partly` : (safeReturnPath(form.to) ?? bagPath)
  })
}
