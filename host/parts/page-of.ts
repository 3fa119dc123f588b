import type { Visit } from '../kernel/visit.ts'

/** The page number in a list’s address; 1 if it is invalid. */
export function pageOf({ query }: Visit): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
