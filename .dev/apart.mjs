import { environment, path, run, say, Trouble, tail } from './project.mjs'
import { isStamped, setStamp, stampOf } from './stamp.mjs'

/**
 * Installs the packages of a command that the set-up leaves out, because nothing else needs them: they have a lockfile of their own
 * in a folder of e2e. Without a change since the last time it does nothing.
 */
export async function installApart(name, what) {
  const folder = path('e2e', name)
  const stamp = stampOf([`e2e/${name}/package-lock.json`, `e2e/${name}/package.json`], [process.platform])
  if (isStamped(name, stamp)) return
  say(`Installing ${what} …`)
  const status = await run('npm', ['ci'], { cwd: folder, env: environment(folder), log: name })
  if (status !== 0) throw new Trouble(`${tail(name)}\n\nThe packages of e2e/${name} could not be installed: see above.`)
  setStamp(name, stamp)
}
