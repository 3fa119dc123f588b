import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { onair } from './onair.ts'

/** So many of each style and size are there from now on, as the operator's file says. */
export const restock = (...rows: (readonly [edpNo: number, quantity: number])[]): Promise<void> =>
  imports('stock', `edpNo,quantity\n${rows.map((row) => `${row.join()}\n`).join('')}`)

/** A style and size costs this from now on, in dollars. */
export const reprice = (edpNo: number, price: number): Promise<void> =>
  imports('prices', `edpNo,price\n${edpNo},${price.toFixed(2)}\n`)

async function imports(kind: 'stock' | 'prices', csv: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onair-import-'))
  const file = join(folder, `${kind}.csv`)
  await writeFile(file, csv)
  // Only one import at a time: another journey's may be under way.
  await expect(() => onair('import', kind, file)).toPass({ timeout: 30_000 })
  await rm(folder, { recursive: true })
}
