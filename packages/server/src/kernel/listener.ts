import type { FastifyBaseLogger } from 'fastify'
import type { PoolClient } from 'pg'
import type { Pool } from './db/pool.ts'

/**
 * What the database announces to every process of the shop (`NOTIFY`), by channel:
 * `catalogue`: products changed · `air`: the plan of programmes changed · `stock` `{itemNo, edpNo, quantity}` and
 * `price` `{itemNo}`: of one product, as JSON.
 */
type Channel = 'catalogue' | 'air' | 'stock' | 'price'
const channels: readonly Channel[] = ['catalogue', 'air', 'stock', 'price']

export type Listener = {
  /** `told` gets the payload; an empty one also after a lost connection, when anything may have been missed. */
  on(channel: Channel, told: (payload: string) => void): void
  /** Connects, and from then on again whenever the connection is lost. Resolves after the first try. */
  start(): Promise<void>
  stop(): void
}

const firstPause = 200
const longestPause = 5000

/** Listens on one connection of the pool, for everybody in this process. */
export function createListener({ pool, log }: { pool: Pool; log: FastifyBaseLogger }): Listener {
  const told: Record<Channel, ((payload: string) => void)[]> = { catalogue: [], air: [], stock: [], price: [] }
  let client: PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false
  let pause = firstPause

  async function connect(missed: boolean): Promise<void> {
    let connection: PoolClient | undefined
    try {
      connection = await pool.connect()
      if (stopped) return connection.release()
      const current = connection
      let lost = false
      const onLost = () => {
        if (lost || client !== current) return
        lost = true
        client = undefined
        current.release(true)
        again()
      }
      connection.on('error', onLost)
      connection.on('end', onLost)
      connection.on('notification', ({ channel, payload }) => {
        // What was under way when it was stopped is heard no more.
        if (stopped) return
        for (const tell of told[channel as Channel] ?? []) safely(() => tell(payload ?? ''))
      })
      await connection.query(channels.map((channel) => `LISTEN ${channel}`).join(';'))
      if (stopped) return connection.release(true)
      client = connection
      pause = firstPause
      if (missed) for (const channel of channels) for (const tell of told[channel]) tell('')
    } catch (error) {
      connection?.release(true)
      log.warn({ err: error }, 'the database’s announcements cannot be heard; trying again')
      again()
    }
  }

  /** Anybody at the database may announce anything: what cannot be understood ends neither the others' news nor the process. */
  function safely(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      log.warn({ err: error }, 'an announcement of the database could not be understood')
    }
  }

  function again(): void {
    if (stopped) return
    retry = setTimeout(() => void connect(true), pause)
    retry.unref()
    pause = Math.min(pause * 2, longestPause)
  }

  return {
    on: (channel, tell) => void told[channel].push(tell),
    start: () => connect(false),
    stop() {
      stopped = true
      clearTimeout(retry)
      const current = client
      client = undefined
      current?.release(true)
    },
  }
}
