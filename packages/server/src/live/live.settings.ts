import * as z from 'zod/mini'
import { streamsWithin } from '../kernel/file-limit.ts'
import { connectionSettings } from '../kernel/kernel.settings.ts'
import { defineSettings } from '../kernel/settings.ts'
import { integer, list, url, variable } from '../kernel/variables.ts'

/** The channel's live HLS stream, with the languages of its captions; none without an address. */
export const streamSettings = defineSettings({
  title: 'The live channel',
  variables: ({ demo, sandbox }) => ({
    url: url('STREAM_URL', {
      about: 'the channel’s live HLS stream; without it the player shows what is on without a moving picture',
      default: demo ? `${sandbox}/live/channel.m3u8` : undefined,
    }),
    captions: variable('STREAM_CAPTIONS', {
      about: 'the languages of its captions, separated by commas (`en,fr`)',
      default: demo ? ['en', 'fr'] : [],
      beside: 'STREAM_URL',
      schema: z.pipe(list, z.array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)))),
      allowed: 'language tags like en or fr-CA, separated by commas',
    }),
  }),
  derive: ({ url, captions }) => (url === undefined ? undefined : { url, captions }),
})

/** How many event streams, in all and of one client address. */
export const eventStreamSettings = defineSettings({
  title: 'Event streams',
  variables: () => ({
    most: integer('EVENT_STREAMS', {
      about: 'the most event streams',
      default: undefined,
      defaultText: '10,000; fewer where `CONNECTIONS` has no room for them beside a thousand requests',
      min: 1,
      max: 1_000_000,
    }),
    perAddress: integer('EVENT_STREAMS_PER_ADDRESS', {
      about: 'those of one client address; a page that gets none asks every 30 seconds',
      default: 20,
      min: 1,
      max: 1_000_000,
    }),
  }),
  derive: ({ most, perAddress }, reading) => ({
    most: most ?? streamsWithin(connectionSettings.of(reading).most),
    perAddress,
  }),
})
