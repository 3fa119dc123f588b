import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'

const logs = resolve(import.meta.dirname, '../../.onair/logs')

/** How the browsers of a driver are set: it gives its own language and time zone to all. */
type Setting = { locale: string; timeZone: string }

/** A WebKit that can be driven. */
export type WebKit = {
  /** Opens a browser without cookies. The driver ends the one before. */
  opens(): Promise<WebDriver>
  stop(): Promise<void>
}

/** Starts a display without a screen, and WebKitGTK's driver on a free port. */
export async function startWebKit({ locale, timeZone }: Setting): Promise<WebKit> {
  mkdirSync(logs, { recursive: true })
  const log = openSync(join(logs, 'webkit.log'), 'a')
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', log, log, 'pipe'],
  })
  const [displayNumber] = await whileRunning(display, 'Xvfb', once(display.stdio[3] as Readable, 'data'))
  const config = await windowConfig()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
    env: {
      ...process.env,
      DISPLAY: `:${String(displayNumber).trim()}`,
      XDG_CONFIG_HOME: config,
      LANG: `${locale.replace('-', '_')}.UTF-8`,
      TZ: timeZone,
    },
    stdio: ['ignore', log, log],
  })
  const address = `http://127.0.0.1:${port}`
  async function stop() {
    await end(driver)
    await end(display)
    await rm(config, { recursive: true })
  }
  try {
    await whileRunning(driver, 'WebKitWebDriver', answers(`${address}/status`, driver))
  } catch (problem) {
    await stop()
    throw problem
  }
  return {
    opens: () =>
      new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true })
        .build(),
    stop,
  }
}

/**
 * The settings of the browser's own window: its tool bar is no wider than a phone, and it prefers less motion, as the shoppers of
 * the other journeys do. Without a graphics card, the transition between two pages ends this browser.
 */
async function windowConfig(): Promise<string> {
  const config = await mkdtemp(join(tmpdir(), 'onair-webkit-'))
  await mkdir(join(config, 'gtk-3.0'))
  await writeFile(join(config, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const narrow = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }'
  await writeFile(join(config, 'gtk-3.0/gtk.css'), `${narrow}\nimage { -gtk-icon-transform: scale(0); }\n`)
  return config
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** @throws when the program ends before */
function whileRunning<T>(program: ChildProcess, name: string, work: Promise<T>): Promise<T> {
  const ended = once(program, 'exit').then(([status, signal]) => {
    throw new Error(`${name} ended with ${status ?? signal}: see .onair/logs/webkit.log`)
  })
  return Promise.race([work, ended])
}

async function answers(address: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null && program.signalCode === null) {
    const reply = await fetch(address).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await pause(20)
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}
