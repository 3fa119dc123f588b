/** Writes, compiles and bundles the frameworks' fixtures into dist. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { ElementUnderTest } from './elements.ts'
import type { Framework } from './frameworks/framework.ts'

const here = import.meta.dirname
export const site = join(here, 'dist/site')
const fixtureOf = ({ id }: Framework) => join(here, 'dist/fixtures', id)

/** Runs a program of the fixtures' packages. @returns its output, also where it fails */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<{ ok: boolean; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(join(here, 'node_modules/.bin', program), args, {
      cwd,
      maxBuffer: 1e8,
    })
    return { ok: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { ok: false, output: stdout + stderr || String(error) }
  }
}

/** Writes a fixture: the framework's own files, the shared ones, and a component for each element. */
export function writeFixture(framework: Framework, elements: readonly ElementUnderTest[]): void {
  const folder = fixtureOf(framework)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(here, 'frameworks', framework.folder), folder, { recursive: true })
  for (const file of ['scene.ts', 'markup.ts']) cpSync(join(here, 'page', file), join(folder, file))
  for (const [file, content] of framework.write(elements)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

/** Builds a fixture as its framework's users do. @throws with what its compiler says */
export async function buildFixture(framework: Framework): Promise<void> {
  const folder = fixtureOf(framework)
  const [compiler, ...args] = framework.compile ?? []
  if (compiler) {
    const { ok, output } = await run(compiler, args, folder)
    if (!ok) throw new Error(`${framework.name}: ${output}`)
  }
  await bundle(join(folder, framework.main), framework.id, framework)
}

/** Builds the checks, which run in every fixture's page. */
export const buildChecks = () => bundle(join(here, 'page/checks.ts'), 'checks')

async function bundle(entry: string, name: string, framework?: Framework): Promise<void> {
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: await framework?.plugins?.(),
    resolve: { alias: { ...framework?.alias } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(framework?.jsx && { oxc: { jsx: { runtime: 'automatic', ...framework.jsx } } }),
    build: {
      outDir: join(site, name),
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'main' },
    },
  })
}

/**
 * Checks the types of a fixture: everything must be right except its `wrong` file, which the types must refuse.
 * @returns the problems
 */
export async function checkTypes(framework: Framework): Promise<string[]> {
  const [program, ...args] = framework.types ?? []
  if (!program) return []
  const { output } = await run(program, args, fixtureOf(framework))
  const errors = output.split('\n').filter((line) => /error TS\d+| ERROR /.test(line))
  const refused = errors.filter((line) => line.includes('wrong.'))
  const problems = errors.filter((line) => !line.includes('wrong.'))
  if (refused.length < 2) problems.push(`its types refuse too little in its wrong file: ${output.slice(0, 500)}`)
  return problems
}
