import { useEffect, useState } from 'react'
import { type Unkept, unkeptModel } from '../../models/unkept.model.ts'
import { useModel } from '../shop.tsx'

/**
 * Whether what the shopper does on this page lasts, once the page is hydrated.
 * @param once only if no other widget of the page has asked so
 */
export function useUnkept({ once = false } = {}): Unkept | undefined {
  const model = useModel(unkeptModel)
  const [unkept, setUnkept] = useState<Unkept>()
  useEffect(() => setUnkept(once ? model.newlyUnkept() : model.unkept()), [model, once])
  return unkept
}
