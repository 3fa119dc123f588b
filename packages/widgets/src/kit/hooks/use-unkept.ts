import { useEffect, useState } from 'react'
import { type Unkept, unkeptModel } from '../../models/unkept.model.ts'
import { useModel } from '../shop.tsx'

/**
 * Whether the browser keeps what the shopper does on this page, once the page is hydrated.
 * @param once says so only to the first widget of the page that asks with `once`
 */
export function useUnkept({ once = false } = {}): Unkept | undefined {
  const model = useModel(unkeptModel)
  const [unkept, setUnkept] = useState<Unkept>()
  useEffect(() => setUnkept(once ? model.newlyUnkept() : model.unkept()), [model, once])
  return unkept
}
