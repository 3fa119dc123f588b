// Shared code of the commands in this folder. They are plain JavaScript without packages, because they run on the system's
// Node before anything is installed.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import './clock.mjs'

/** The checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** A path in the checkout. */
export const path = (...names) => join(root, ...names)

/** Prints a line. */
export const say = (line) => process.stdout.write(`${line}\n`)

/** An error whose message is printed without its stack, because it names the remedy. */
export class Trouble extends Error {}

/** Runs a command's main function. A Trouble is printed as its message; any error sets exit status 1. */
export function command(main) {
  // A closed terminal or pipe must not stop the command from shutting down in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  main().catch((error) => {
    process.stderr.write(`\n${error instanceof Trouble ? error.message : error.stack}\n`)
    process.exitCode = 1
  })
}

/** The Node that runs the project: the installed package's, or else this one if it can run TypeScript. */
export function projectNode() {
  const own = path('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Trouble(
    `The project brings its own Node for Linux only, and this one is ${process.versions.node}. Install Node 24 (or 22.18 and later) and try again.`,
  )
}

/**
 * The environment of the project's tools: its own Node and programs come first in PATH, and Node keeps what it compiles, which
 * halves the start of an operator's command.
 */
export const environment = (folder = root, more = {}) => ({
  ...process.env,
  NODE_COMPILE_CACHE: path('.onair', 'compile-cache'),
  PATH: [
    join(folder, 'node_modules', '.bin'),
    path('node_modules', '.bin'),
    dirname(projectNode()),
    process.env.PATH,
  ].join(delimiter),
  ...more,
})

/**
 * Runs a program and returns its exit status. Its output is shown or, with `log` (a name), written to a file in .onair/logs.
 */
export function run(program, args, { cwd = root, env = process.env, log, shell = false, limit } = {}) {
  const file = log && path('.onair', 'logs', `${log}.log`)
  if (file) mkdirSync(dirname(file), { recursive: true })
  const output = file ? openSync(file, 'w') : 'inherit'
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: file ? { ...env, NO_COLOR: '1' } : env,
      shell,
      stdio: [file ? 'ignore' : 'inherit', output, output],
    })
    const timer = limit && setTimeout(() => child.kill(), limit * 1000)
    const end = (status) => {
      clearTimeout(timer)
      if (file) closeSync(output)
      done(status)
    }
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`)
      end(127)
    })
    child.once('close', (status) => end(status ?? 1))
  })
}

/** The last lines of a program's log, to print with its failure. */
export function tail(log, lines = 30) {
  const file = path('.onair', 'logs', `${log}.log`)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : ''
}

/** A script in a workspace's package.json; undefined without a script of that name. */
export function scriptOf(workspace, name) {
  const file = path(workspace, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).scripts?.[name] : undefined
}

/** Runs a workspace's script as pnpm would, without the second that pnpm takes to start. */
export function runScript(workspace, name, { args = [], ...options } = {}) {
  const folder = path(workspace)
  const line = [scriptOf(workspace, name), ...args.map((arg) => JSON.stringify(arg))].join(' ')
  return run(line, [], { ...options, cwd: folder, env: environment(folder, options.env), shell: true })
}
