import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** Puts what the npm packages carry where the fixtures' compilers look for them. */
export function providePackages(): void {
  for (const name of ['core', 'widgets']) {
    const source = join(here, '../../packages', name)
    const place = join(here, 'node_modules/@onair', name)
    if (!existsSync(join(source, 'dist/package')))
      throw new Error(`@onair/${name} is not built for npm: run npm run build`)
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true })
    cpSync(join(source, 'dist/package'), join(place, 'dist/package'), { recursive: true })
    const { publishConfig, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
    writeFileSync(join(place, 'package.json'), JSON.stringify({ ...manifest, exports: publishConfig.exports }))
  }
}
