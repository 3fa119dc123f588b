import { handoverPath, safeReturnPath } from '@onair/core/sign-in'
import type { Action } from '../../kernel/action.ts'
import { takeOverBag } from './take-over-bag.ts'

const bagPath = '/pages/shoppingbag'

/** The form of the handover page. Only it redeems a code, merges the bags and writes the cookies. */
export const handOverBag: Action = {
  path: handoverPath,
  audience: 'everyone',
  run: async (visit, form) => {
    const result = await takeOverBag(visit, form.code ?? '')
    if (result === 'refused') return `${bagPath}?refused=handover`
    return result === 'partial' ? `${bagPath}?refused=handover-partly` : (safeReturnPath(form.to) ?? bagPath)
  },
}
