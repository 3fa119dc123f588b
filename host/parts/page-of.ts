import type { Visit } from '../kernel/visit.ts'

/** The page of a list that the address asks for: 1 for anything that is no page. */
export function pageOf({ query }: Visit): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
