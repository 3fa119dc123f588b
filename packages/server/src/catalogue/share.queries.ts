import { statement } from '../kernel/db/pool.ts'

/** A style and size by their codes in the address of the product's page. */
export type SharedChoice = { style: string | null; size: string | null }

/** No row if the style and size is another product's, or no longer offered. */
export const sharedChoice = statement<SharedChoice, { edpNo: number; itemNo: string }>(
  'catalogue.shared-choice',
  `select style_code as style, size_code as size from edp where edp_no = :edpNo and item_no = :itemNo and is_offered`,
)
