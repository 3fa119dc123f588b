import type { FastifyBaseLogger } from 'fastify'
import type { PoolClient } from 'pg'
import type { Pool } from './db/pool.ts'

/**
 * The database's notifications (`NOTIFY`), which every process of the shop receives, by channel:
 * `catalogue`: products changed · `air`: the programme plan changed · `price_window`: the planned price windows changed ·
 * `stock` `{itemNo, edpNo, quantity}` and `price` `{itemNo}`: one product changed, as JSON.
 */
type Channel = 'catalogue' | 'air' | 'price_window' | 'stock' | 'price'
const channels: readonly Channel[] = ['catalogue', 'air', 'price_window', 'stock', 'price']

export type Listener = {
  /** `notify` gets the payload. It is empty after a reconnect, when notifications may have been missed. */
  on(channel: Channel, notify: (payload: string) => void): void
  /** Connects, and reconnects whenever the connection is lost. Resolves after the first try. */
  start(): Promise<void>
  stop(): void
}

const firstPause = 200
const longestPause = 5000

/** Listens on one connection of the pool for the whole process. */
export function createListener({ pool, log }: { pool: Pool; log: FastifyBaseLogger }): Listener {
  const subscribers: Record<Channel, ((payload: string) => void)[]> = {
    catalogue: [],
    air: [],
    price_window: [],
    stock: [],
    price: [],
  }
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
        // A notification may still arrive after the stop.
        if (stopped) return
        for (const notify of subscribers[channel as Channel] ?? []) safely(() => notify(payload ?? ''))
      })
      await connection.query(channels.map((channel) => `LISTEN ${channel}`).join(';'))
      if (stopped) return connection.release(true)
      client = connection
      pause = firstPause
      if (missed) for (const channel of channels) for (const notify of subscribers[channel]) notify('')
    } catch (error) {
      connection?.release(true)
      log.warn({ err: error }, 'the database’s notifications cannot be received; retrying')
      again()
    }
  }

  /** Any client of the database can notify anything: a malformed payload must stop neither the other subscribers nor the process. */
  function safely(notify: () => void): void {
    try {
      notify()
    } catch (error) {
      log.warn({ err: error }, 'a notification of the database could not be read')
    }
  }

  function again(): void {
    if (stopped) return
    retry = setTimeout(() => void connect(true), pause)
    retry.unref()
    pause = Math.min(pause * 2, longestPause)
  }

  return {
    on: (channel, notify) => void subscribers[channel].push(notify),
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
