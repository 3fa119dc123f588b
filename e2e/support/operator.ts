import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { onair } from './onair.ts'

/** Sets the stock of styles and sizes, by an operator's import. */
export const restock = (...rows: (readonly [edpNo: number, quantity: number])[]): Promise<void> =>
  imports('stock', `edpNo,quantity\n${rows.map((row) => `${row.join()}\n`).join('')}`)

/** Sets the price of a style and size, in dollars, by an operator's import. */
export const reprice = (edpNo: number, price: number): Promise<void> =>
  imports('prices', `edpNo,price\n${edpNo},${price.toFixed(2)}\n`)

async function imports(kind: 'stock' | 'prices', csv: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onair-import-'))
  const file = join(folder, `${kind}.csv`)
  await writeFile(file, csv)
  // Only one import runs at a time: another journey's may be running.
  await expect(() => onair('import', kind, file)).toPass({ timeout: 30_000 })
  await rm(folder, { recursive: true })
}
