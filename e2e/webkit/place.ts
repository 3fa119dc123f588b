import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'
import { databaseOf } from '../support/database.ts'
import { type ForeignSite, foreignSite } from '../support/foreign-site.ts'
import { origins, ports, shopEnvironment } from '../support/ports.ts'
import { startProgram } from '../support/program.ts'

/** Where a journey takes place: the shop's address, and another company's site that embeds its elements. */
export type Place = { shop: string; foreign: ForeignSite; stop(): Promise<void> }

/** The journeys' shop itself, on plain http. */
export async function plainPlace(): Promise<Place> {
  const foreign = await foreignSite()
  return { shop: origins.shop, foreign, stop: () => foreign.close() }
}

/** A second process of the journeys' shop, on the same database, behind https; so is the other company's site. */
export async function securePlace(): Promise<Place> {
  const certificate = await makeCertificate()
  const [behind, inFront] = [ports.shop + 7, ports.shop + 8]
  const shop = `https://localhost:${inFront}`
  // WebKit loads nothing from http into a page of https, not even from the machine itself.
  const services = await overTls(certificate, ports.sandbox)
  const site = await foreignSite(shop)
  const siteFront = await overTls(certificate, Number(new URL(site.origin).port))
  const program = await startProgram('host/main.ts', `http://localhost:${behind}/readyz`, {
    ...shopEnvironment,
    PORT: String(behind),
    SHOP_ORIGIN: shop,
    ALLOWED_ORIGINS: siteFront.origin,
    CAPTURE_FRAME_URL: `${services.origin}/capture/frame`,
    RECAPTCHA_SCRIPT_URL: `${services.origin}/recaptcha/api.js`,
    STREAM_URL: `${services.origin}/live/channel.m3u8`,
    DATABASE_URL: databaseOf(shopEnvironment.ONAIR_DATA).url,
    ONAIR_EXTENSIONS: '',
    LOG_LEVEL: 'fatal',
  })
  const front = await overTls(certificate, behind, inFront)
  const foreign = {
    ...site,
    origin: siteFront.origin,
    add: (path: string, page: Parameters<ForeignSite['add']>[1]) => {
      site.add(path, page)
      return `${siteFront.origin}${path}`
    },
  }
  return {
    shop,
    foreign,
    async stop() {
      await Promise.all([front, siteFront, services].map((one) => one.close()))
      await Promise.all([site.close(), program.stop()])
    },
  }
}

type Certificate = { key: Buffer; cert: Buffer }

/** A certificate of this machine's names, which no browser knows. */
async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'onair-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2']
  await promisify(execFile)('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert])
  const made = { key: await readFile(key), cert: await readFile(cert) }
  await rm(folder, { recursive: true })
  return made
}

/** Serves over TLS what a port of this machine serves without. Without a port of its own, a free one is taken. */
async function overTls(certificate: Certificate, behind: number, inFront = 0) {
  const server = createServer(certificate, (browser) => {
    const program = connect(behind, 'localhost')
    browser.pipe(program).pipe(browser)
    // A browser that goes away takes its connection along, and the other way round.
    for (const [one, other] of [
      [browser, program],
      [program, browser],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(inFront, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
